// expect: 304 error 33
// expect: 308 error 34
// expect: 165 error 35
// expect: 140 error 35
// expect: 167 error 35
// expect: 167 error 35
// expect: 167 error 36
// expect: 167 error 36
// expect: 167 error 36
// expect: 165 error 37
// expect: 140 error 37
// expect: 165 error 37
// expect: 167 error 37
// expect: 304 error 38
// expect: 304 error 38
// expect: 304 error 38
// expect: 140 error 38
// expect: 167 error 39
// expect: 167 error 39
// expect: 140 error 40
// expect: 165 error 41
// expect: 165 error 42
// expect: 167 error 42
// expect: 165 error 43
// expect: 304 error 43
// expect: 167 error 43
// expect: 304 error 43
// expect: 165 error 44
// expect: 165 error 45
// expect: 165 error 46
// expect: 167 error 46
void f(int, int); void f(char *, int); void g(int *p); void h(int, double); void h(double, int); void one(int); void def(int a, int b = 2); void var(const char *, ...); template <class T> void t(T, T); void none(); struct S {}; void s(S); int v; void (*fp)(int);
void c1() { f(1); }
void c2() { h(1, 1); }
void c3() { one(); one(1, 2); one("a"); one(1.5); one(nullptr); }
void c4() { g(1); g("a"); g(0); g(&v); g(nullptr); g(1.0); }
void c5() { def(); def(1); def(1, 2); def(1, 2, 3); var(); var("a", 1, 2); var(1); }
void c6() { t(1, 2.0); t(1); t(1, 2, 3); none(1); }
void c7(S x, int *p, double d) { one(p); one(d); g(p); g(d); }
int c8() { return one(1, 2, 3), 3; }
int c9 = (one(), 1);
namespace N { void n(int); void m() { n(); N::n("a"); } }
template <class T> void c11(T x) { one(); f(1); g(1); t(1); one(x, x); }
auto l = [] { one(); };
__global__ void k(int); void c12() { k(); }
__device__ void dd(int); __global__ void c13() { dd(); dd("a"); }
