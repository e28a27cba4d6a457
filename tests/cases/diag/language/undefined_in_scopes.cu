// expect: 20 error 63
// expect: 20 error 63
// expect: 20 error 64
// expect: 20 error 65
// expect: 20 error 66
// expect: 20 error 68
// expect: 20 error 68
// expect: 20 error 69
// expect: 20 error 70
// expect: 20 error 71
// expect: 20 error 72
// expect: 20 error 73
// expect: 20 error 73
// expect: 20 error 73
// expect: 114 error 74
// expect: 20 error 76
// expect: 20 error 76
// expect: 20 error 77
// expect: 20 error 77
// expect: 20 error 77
// expect: 20 error 78
// expect: 20 error 78
// expect: 20 error 79
// expect: 20 error 80
// expect: 20 error 81
// expect: 20 error 82
// expect: 20 error 83
// expect: 20 error 84
// expect: 864 error 85
// expect: 20 error 86
// expect: 20 error 87
// expect: 20 error 88
// expect: 20 error 88
// expect: 20 error 89
// expect: 135 error 90
// expect: 282 error 90
// expect: 282 error 90
// expect: 20 error 91
// expect: 20 error 91
// expect: 20 error 91
// expect: 20 error 91
// expect: 20 error 91
// expect: 20 error 91
// expect: 20 error 91
// expect: 20 error 91
// expect: 20 error 92
// expect: 20 error 92
// expect: 20 error 92
// expect: 20 error 92
// expect: 20 error 93
// expect: 20 error 93
// expect: 20 error 93
// expect: 20 error 93
// expect: 20 error 93
// expect: 20 error 94
// expect: 20 error 94
// expect: 20 error 95
// expect: 20 error 96
// expect: 20 error 96
// expect: 20 error 96
// flags: --error_limit=1000
__device__ int d1(int); __global__ void k37(int *p) { }
void b1() { { foo1 = 1; } foo1 = 2; { foo1 = 3; } }
void b1b() { if (foo1) foo1 = 2; else foo1 = 3; foo1 = 3; }
void b1c() { while (foo1 = 1) { foo1 = 2; } foo1 = 3; }
int b2 = foo2;
int b3 = foo2;
void b4() { auto l = [] { return foo4; }; foo4 = 1; }
void b5() { foo5 = 1; auto l = [] { return foo5; }; auto m = [=] { return foo5; }; }
struct B6 { void f() { foo6 = 1; foo6 = 2; } void g() { foo6 = 3; } int x = foo6; int y = foo6; };
void b10() { try { } catch (foo10 &e) { } }
void b11() { throw foo11; }
void b12() { foo12 x; x.y = 3; foo12 z; foo12c(x); }
void b13() { goto foo13; }
#define M(x) (x + foo16)
void b16() { int x = M(1); int y = M(foo16b); }
template <class T> struct B18 : T { void f() { foo18 = 1; foo18b(); foo18c(1); } };
__device__ void b19() { foo19 = 1; d1(foo19b); }
static foo21 b21;
const foo21b b22 = 1;
extern foo21c b23;
foo21d b24(1);
foo21e b25[3];
foo21f b26 = {1};
foo21g<int> b27;
void b30() { return foo30; }
int b32(const foo32 &x);
int b32b(foo32c *x);
int b32d(int x, foo32d &&y, int z);
void b34() { std::foo34(1); ::foo34b(1); ::foo34c = 2; }
void b35() { if (int x = foo35) { } for (int i = foo35b; i < foo35c; i += foo35d) { foo35e; } for (auto x : foo35f) { } do { } while (foo35g); switch (foo35h) { } }
void b37() { [foo37b = foo37](int x = foo37c) { return foo37d; }(foo37e); }
template <class T> void calls(T t) { auto y = 1; u11(y); T *p = &t; u12(p); u14(p - p); u15(nullptr); u18((int)t); int e = t; u19(e); u4(sizeof(t)); u23([t] { return t; }); }
template <class T> struct Members { int g(); void h() { v7(g()); v8(m); v9(&m); v11(k); } int m; T k; };
template <int N> void values() { w1(N); w2(N + 1); int a[N]; w3(a); int b[3]; w7(b); }
template <class T> void mixed(T t) { foo(1); foo = 2; foo(3); bar = 1; bar(2); baz(t); baz(1); }
