// expect: 265 error 92
// expect: 265 error 92
// expect: 265 error 92
// expect: 265 error 92
// expect: 265 error 92
// expect: 265 error 93
// expect: 265 error 93
// expect: 265 error 93
// expect: 265 error 93
// expect: 265 error 93
// expect: 265 error 96
// expect: 265 error 97
// expect: 174 warning 97
// expect: 265 error 98
// expect: 174 warning 98
// expect: 265 error 99
// expect: 265 error 100
// expect: 265 error 101
// expect: 174 warning 101
// expect: 265 error 102
// expect: 265 error 103
// expect: 174 warning 103
// expect: 265 error 104
// expect: 265 error 105
// expect: 265 error 106
// expect: 265 error 107
// expect: 265 error 108
// expect: 174 warning 108
// expect: 265 error 110
// expect: 265 error 111
// expect: 265 error 115
// expect: 265 error 116
// expect: 174 warning 116
// expect: 265 error 117
// expect: 174 warning 117
// expect: 265 error 118
// expect: 265 error 119
// expect: 265 error 120
// expect: 174 warning 120
// expect: 265 error 121
// expect: 265 error 125
// expect: 265 error 126
// expect: 174 warning 126
// expect: 265 error 127
// expect: 174 warning 127
// expect: 265 error 129
// expect: 265 error 130
// expect: 174 warning 130
// expect: 265 error 131
// expect: 265 error 132
// expect: 174 warning 132
// expect: 265 error 133
// expect: 174 warning 137
// expect: 174 warning 138
// expect: 174 warning 140
// expect: 174 warning 142
// expect: 265 error 145
// expect: 265 error 146
// expect: 174 warning 146
// expect: 265 error 147
// expect: 174 warning 147
// expect: 265 error 148
// expect: 265 error 149
// expect: 265 error 150
// expect: 174 warning 150
// expect: 265 error 151
// expect: 265 error 153
// expect: 265 error 154
// expect: 174 warning 154
// expect: 265 error 158
// expect: 265 error 158
// expect: 265 error 158
// expect: 265 error 158
// expect: 265 error 159
// expect: 265 error 159
// expect: 265 error 159
// expect: 174 warning 159
// expect: 265 error 159
// expect: 265 error 159
// Members that a base class has for everybody, named through a class that keeps the base class to itself.
struct PB { static void full(); static int n; int m; void mem(); typedef int type; enum { E }; struct In { }; void over(int); void over(double); static void sover(int); static void sover(double); };
template <typename T> struct PBT { static void full(); static int n; int m; void mem(); typedef int type; };
template <typename T, typename B = PB> class St : private B {
public:
    using Base = B;
    void use() { B::full(); }
};
template <typename T> class St2 : private PBT<T> { };
class S3 : PB { public: friend void fr(S3 &); using PB::mem; };
struct S4 : protected PB {};
struct S5 : S4 { void f() { full(); n = 1; m = 1; mem(); type t; (void)E; S4::full(); this->full(); S4 s; s.full(); } };
class S6 : public S3 { void f() { full(); n = 1; m = 1; mem(); S3::full(); this->full(); } };
class S7 : St<int> { void f() { full(); n = 1; m = 1; mem(); this->full(); } };
void f() {
    St<int> s;
    s.full();
    s.n;
    s.m;
    s.mem();
    St<int>::full();
    St<int>::n;
    St<int>::type t;
    St<int>::E;
    St<int>::In in;
    s.over(1);
    s.sover(1);
    St<int>::sover(1);
    &St<int>::full;
    St<int> *p = &s;
    p->full();
    p->n = 1;
}
void f2() {
    St2<int> s2;
    s2.full();
    s2.n;
    s2.m;
    s2.mem();
    St2<int>::full();
    St2<int>::n;
    St2<int>::type t2;
}
void f3() {
    S3 s3;
    s3.full();
    s3.n;
    s3.m;
    s3.mem();
    S3::full();
    S3::n;
    S3::type t3;
    S3::E;
    S3::In i3;
}
void fr(S3 &s3) {
    s3.full();
    s3.n;
    s3.m;
    S3::full();
    S3::n;
    S3::type t3;
    S3::E;
}
void f4() {
    S4 s4; s4.full();
    s4.n;
    s4.m;
    s4.mem();
    S4::full();
    S4::n;
    S4::type t4;
    S5 s5;
    s5.full();
    S5::n;
}
template <typename T> struct Crtp { static int alive(); static int count; T &self(); };
class Shape : Crtp<Shape> { };
class Disk : Shape { public: void g() { alive(); count++; self(); Shape::alive(); } };
void g(Disk d, Shape s) { d.alive(); s.alive(); Shape::count; Disk::alive(); s.self(); }
