// expect: 815 warning 70
// expect: 340 warning 73
// expect: 340 warning 74
// expect: 340 warning 75
// expect: 340 warning 75
// expect: 340 warning 77
// expect: 340 warning 77
// expect: 340 warning 78
// expect: 340 warning 78
// expect: 340 warning 78
// expect: 340 warning 78
// expect: 340 warning 78
// expect: 340 warning 79
// expect: 340 warning 79
// expect: 340 warning 79
// expect: 340 warning 80
// expect: 340 warning 80
// expect: 340 warning 80
// expect: 340 warning 80
// expect: 340 warning 80
// expect: 340 warning 81
// expect: 340 warning 81
// expect: 340 warning 81
// expect: 340 warning 81
// expect: 340 warning 81
// expect: 340 warning 82
// expect: 340 warning 82
// expect: 340 warning 82
// expect: 340 warning 83
// expect: 430 warning 83
// expect: 340 warning 84
// expect: 340 warning 84
// expect: 340 warning 85
// expect: 340 warning 85
// expect: 340 warning 85
// expect: 340 warning 86
// expect: 340 warning 86
// expect: 340 warning 87
// expect: 340 warning 87
// expect: 340 warning 87
// expect: 340 warning 87
// expect: 340 warning 87
// expect: 340 warning 88
// expect: 340 warning 88
// expect: 340 warning 88
// expect: 340 warning 88
// expect: 340 warning 89
// expect: 340 warning 89
// expect: 340 warning 89
// expect: 340 warning 90
// expect: 340 warning 90
// expect: 340 warning 90
// expect: 340 warning 90
// expect: 340 warning 90
// expect: 340 warning 93
// expect: 340 warning 95
// expect: 262 error 95
// expect: 292 error 95
// expect: 340 warning 96
// expect: 340 warning 96
// expect: 340 warning 96
// expect: 340 warning 96
// expect: 340 warning 96
// expect: 340 warning 96
// expect: 340 warning 97
// expect: 340 warning 97
// expect: 340 warning 97
// expect: 340 warning 97
// flags: --c++20 --no-header --diag_warning=340
struct C { C(); C(const C &); C(int); int v; operator int() const; }; C mk(); int mi(); const int mci(); int &mr(); C &mcr(); const C mkc(); enum E { e1 }; E me(); int *mp();
void ri(const int &); void rv(int &&); void rc(const C &); void rcv(C &&); void rd(const double &); void re(const E &); void rp(int *const &); void rl(const long &);
template <class T> void rt(const T &); template <class T> void ru(T &&);
void f1() { ri(1); }
void f2() { ri(mi()); }
void f3() { rv(1); rv(mi()); }
void f4() { rc(mk()); rc(C()); rcv(mk()); rc(mkc()); }
void f5() { rc(1); rcv(2); }
void f6() { rd(1.0); rd(1); rd(mi()); int x = 0; rd(x); rl(x); }
void f7() { int x = 0; ri(x); ri(x + 1); ri(-x); ri(mr()); ri(x ? 1 : 2); }
void f8() { re(e1); re(me()); ri(e1); rp(nullptr); rp(mp()); int *p = 0; rp(p); }
void f9() { const int &a = 1; const int &b = mi(); int &&c = 2; const C &d = mk(); const C &e = 1; const double &g = 1; C &&h = mk(); (void)a; }
void g1() { rt(1); rt(mk()); ru(1); ru(mi()); ru(mk()); }
const int &g2() { return 1; }
struct S { const int &r; int &&q; S() : r(1), q(2) {} }; 
struct T2 { template <class A> T2(A &&a); T2(const int &); }; void g4() { T2 t(1); T2 u = 2; T2 v{3}; }
void g5() { throw 1; } void g6() { auto l = [](const int &a) {}; l(1); l(mi()); }
struct O { bool operator==(const int &) const; O operator+(int &&); int operator[](const int &); void operator()(const int &, const E &); }; void g7() { O o; o == 1; o + 2; o[3]; o(1, e1); }
struct Ag { const int &r; int &&m; }; void g9() { Ag a{1, 2}; Ag b = {mi(), 2}; }
template <class T> void h1(T t) { ri(1); rt(t); rt(1); ri(t); ri(sizeof(T)); }
void h2() { using I = int; ri(I(3)); ri((int)2.0); ri(int{}); ri(static_cast<int>(1L)); ri(int()); }
struct B1 { }; struct D1 : B1 { }; void rb(const B1 &); void rbv(B1 &&); D1 md(); void h3() { rb(md()); rb(D1()); rbv(D1()); }

struct BF { int b : 3; const int c : 2; }; void h5(BF &b) { ri(b.b); }

struct W { const int &m = 1; W() {} }; struct W2 : V { W2() : V(1) {} }; 
void k1(const char (&)[4]); void k2(const char *const &); void k3() { k1("abc"); k2("abc"); } void k4(const bool &); void k5() { k4(true); k4(1); k4(nullptr == nullptr); int a = 0; k4(a); k4(a < 1); }
struct LI { LI(const int &) {} ~LI(); }; void k6(LI); void k7(const LI &); void k8() { k6(1); k7(1); new LI(1); }
void k9() { new (int)(1); new const int(2); int *p = new int(mi()); delete p; }
