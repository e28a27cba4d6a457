// expect: 144 error 57
// expect: 144 error 57
// expect: 461 error 57
// expect: 144 error 57
// expect: 146 error 58
// expect: 146 error 58
// expect: 146 error 58
// expect: 144 error 58
// expect: 2334 error 59
// expect: 2334 error 59
// expect: 461 error 59
// expect: 2334 error 59
// expect: 289 error 60
// expect: 289 error 60
// expect: 289 error 60
// expect: 2361 warning 60
// expect: 1790 error 61
// expect: 330 error 61
// expect: 144 error 61
// expect: 144 error 61
// expect: 146 error 61
// expect: 144 error 62
// expect: 2334 error 62
// expect: 289 error 62
// expect: 461 error 62
// expect: 144 error 63
// expect: 144 error 64
// expect: 2334 error 64
// expect: 304 error 66
// expect: 304 error 67
// expect: 304 error 82
// expect: 2334 error 83
// expect: 2334 error 84
// expect: 304 error 85
// expect: 304 error 86
// expect: 304 error 87
// expect: 304 error 88
// expect: 304 error 89
// expect: 304 error 90
// expect: 2334 error 91
// expect: 304 error 92
// expect: 289 error 93
// expect: 289 error 93
// expect: 289 error 94
// expect: 146 error 95
// expect: 304 error 96
// expect: 304 error 97

// A list for a reference is told of as one for the object to which it would be bound; explicit constructors alone convert no list.
struct P { int a, b; };
struct Q { Q(int); explicit Q(int, int); Q(const char *, int = 0); };
struct D { D() = delete; D(int); };
class R { R(int); public: R(double, double); };
void cp(const P &); void rp(P &&); void lp(P &); void vp(P);
void cq(const Q &); void rq(Q &&); void lq(Q &); void vq(Q);
void cd(const D &); void cr(const R &); void ci(const int &); void ca(const int (&)[2]);
void t1() { cp({1, "x"}); rp({1, "x"}); lp({1, 2}); vp({1, "x"}); }
void t2() { cp({1, 2, 3}); rp({1, 2, 3}); vp({1, 2, 3}); lp({1, "x"}); }
void t3() { cq({1, 2}); rq({1, 2}); lq({1}); vq({1, 2}); }
void t4() { cq({P{}}); rq({1, "x"}); vq({P{}}); cq({1.5}); }
void t5() { cd({}); cr({1}); ci({"x"}); ca({1, "x"}); ci({1, 2}); }
void t7() { const P &a = {1, "x"}; const Q &b = {1, 2}; Q &&c = {P{}}; P &e = {1, 2}; }
const P &f1() { return {1, "x"}; }
struct M { const P &p; const Q &q; M() : p{1, "x"}, q{1, 2} {} };
void two(const P &, const Q &); void two(const Q &, int);
void t8() { two({1, "x"}, {1}); }
void t9() { two({1, 2}, {1, 2}); }
struct E { explicit E(int, int); };
struct Q2 { explicit Q2(int, int); Q2(double, double); };
struct Q3 { explicit Q3(int, int); Q3(const char *); };
struct Q4 { explicit Q4(int); explicit Q4(const char *); };
void g(E); void g(int);
void h(Q2); void h(int);
void h1(Q2);
void k(const E &, int); void k(E &&, int);
void m(Q3); void m(E);
void p(Q4); void p(E);
template <class T> void t(E, T); template <class T> void t2(T, E); void t2(int, Q3);
struct S { void put(const E &); void put(E &&); void one(const E &); void put2(E, int); void put2(int, int); };
struct C { C(E); C(E, int); }; struct C1 { C1(E); };
struct O { O &operator=(const E &); O &operator=(int); };
void a1() { g({1, 2}); }
void a2() { h({1, 2}); }
void a3() { h1({1, 2}); }
void a4() { k({1, 2}, 1); }
void a5() { m({1, 2}); }
void a6() { p({1}); }
void a7() { t({1, 2}, 1); }
void a8() { t2(1, {1, 2}); }
void a9() { S s; s.put({1, 2}); }
void b1() { S s; s.one({1, 2}); }
void b2() { S s; s.put2({1, 2}, 1); }
void b3() { C c({1, 2}); C d({1, 2}, 3); }
void b4() { C1 c({1, 2}); }
void b5() { O o; o = {1, 2}; }
void b6() { p({"x"}); }
void b7() { g({1, 2, 3}); }
