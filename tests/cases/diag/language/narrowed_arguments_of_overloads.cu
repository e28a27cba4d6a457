// expect: 304 error 71
// expect: 304 error 72
// expect: 2362 error 74
// expect: 2361 error 75
// expect: 304 error 76
// expect: 304 error 77
// expect: 304 error 78
// expect: 304 error 79
// expect: 304 error 80
// expect: 304 error 81
// expect: 304 error 82
// expect: 2361 error 83
// expect: 304 error 84
// expect: 304 error 85
// expect: 2361 error 86
// expect: 2361 error 87
// expect: 69 warning 88
// expect: 2361 warning 89
// expect: 69 warning 90
// expect: 304 error 91
// expect: 304 error 92
// expect: 2361 error 93
// expect: 304 error 94
// expect: 304 error 95
// expect: 2361 error 96
// expect: 304 error 97
// expect: 304 error 98
// expect: 304 error 99
// expect: 304 error 100
// expect: 304 error 101
// expect: 2361 error 102
// expect: 69 warning 103
// expect: 304 error 104
// expect: 2361 warning 105
// expect: 69 warning 106
// expect: 69 warning 108
// expect: 2361 warning 109
// expect: 304 error 125
// expect: 304 error 127
// expect: 304 error 129
// expect: 304 error 133
// expect: 304 error 134
// expect: 304 error 136
// expect: 304 error 137
// expect: 304 error 139
// expect: 304 error 140
// flags: --error_limit=1000
struct A { int a; char c; };
struct N { A a; int k; };
struct S { S(const char *); };
struct L { L(int, char); };
void o(A); void o(S, int);
void o1(A);
void o2(N); void o2(S);
void o3(const A &); void o3(A &&);
void m(const int &); void m(int &&);
void m1(const int &);
void m2(int &&);
void m3(int); void m3(S);
void m4(const int &); void m4(S);
void m5(int, int); void m5(S);
void q(L); void q(S, int);
void q1(L);
void r(int (&)[2]); void r(S);
void r1(const int (&)[2]); void r1(S);
void r2(const int (&)[2]);
template <class T> struct V { void push(const T &); void push(T &&); void one(const T &); void by(T); void by(T, int); };
struct F { void operator()(A); void operator()(S); F(A); F(S); };
void t(V<int> v, V<A> w, V<char> c, int i, double d)
{
    o({1, 300});
    o({1.5, 2});
    o({1, 2});
    o1({1, 300});
    o1({1.5, 2});
    o2({{1, 300}, 2});
    o2({{1, 2}, 2.5});
    o3({1, 300});
    o3({i, i});
    o({i, i});
    m({2.5});
    m({d});
    m3({2.5});
    m4({2.5});
    m4({d});
    m5({2.5}, 1);
    m5(1, {2.5});
    q({1, 300});
    q({1.5, 2});
    q1({1, 300});
    r1({1, 2.5});
    r1({i, d});
    r2({1, 2.5});
    v.push({2.5});
    v.push({d});
    v.by({2.5});
    w.push({1, 300});
    w.push({1.5, 3});
    w.push({i, i});
    c.push({300});
    c.push({i});
    c.by({i});
    F f({1, 300});
    f({1, 300});
    F g{{1.5, 3}};
    F h = {{1, 300}};
}
A ret() { return {1, 300}; }
A ret2(int i) { return {i, i}; }
struct Bb { bool b; float f; };
void ob(Bb); void ob(S);
void oc(const float &); void oc(S);
void od(const bool &); void od(S);
enum En { e1 }; enum class Ec { e2 };
void oe(const En &); void oe(S);
template <class T> void ot(T, A);
template <class T> void ou(T, const int &);
template <class T> void ov(const T (&)[2]); void ov(S);
struct Conv { operator double() const; };
void ow(const int &); void ow(S, int);
void ox(A &&, int = 0); void ox(int, int, int);
void t2(const double cd, Conv cv, long l, unsigned u)
{
    ob({1, 2.5}); ob({2, 2.5}); ob({true, 1e300});
    ob({1, cd});
    oc({2.5});
    oc({cd});
    oc({1});
    oc({16777217});
    od({1});
    od({2});
    oe({e1});
    ot(1, {1, 300});
    ou(1, {2.5});
    ow({cv});
    ow({l});
    ow({u});
    ow({5u});
    ox({1, 300});
    ox({l, 'a'});
}
