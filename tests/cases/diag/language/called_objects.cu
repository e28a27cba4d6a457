// expect: 109 error 13
// expect: 109 error 13
// expect: 109 error 13
// expect: 109 error 16
// expect: 109 error 16
// expect: 109 error 16
// expect: 109 error 16
// expect: 109 error 26
// expect: 109 error 26
// expect: 109 error 27
// expect: 109 error 28
namespace aa_ {
void f() { 5(); int x = 1; x(2); x(); }
}
namespace ab_ {
__global__ void k(int n, float *p) { n(1); p(0); int i = n(2) + 1; if (n(3)) return; }
}
namespace ac_ {
void f(int (*g)(int), int h(int), void (&r)()) { g(1); h(2); r(); int a(3); int b = (4); float c(a), d(b); auto l = [](int q) { return q; }; l(1); for (int i(0); i < 3; i++) {} }
int x(int); int y = x(1);
struct S { int m; S(int v) : m(v) {} int operator()(int) { return m; } };
void g(S s) { s(1); int z = s(2); new int(3); int w{4}; z = int(w); switch (z) { case (1): ; } }
}
namespace ad_ {
int v; __device__ float w;
__device__ float h(float t) { return w(1) + t(2); }
int u = v(3);
template <class T> void f(T t, int n) { t(1); n(2); }
}
namespace ae_ {
#define CALL(f, x) f(x)
double g(double);
void h(double d) { CALL(g, d); double e(d); const double c = 2; double r = c * (d) + (c)*(2) - 1 * (3); }
}
