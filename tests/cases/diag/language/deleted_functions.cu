// expect: 20007 error 18
// expect: 1776 error 18
// expect: 1776 error 19
// expect: 1776 error 19
// expect: 1776 error 20
// expect: 1776 error 20
// expect: 1776 error 20
// expect: 20007 error 21
// expect: 1776 error 21
// expect: 1776 error 21
// expect: 1776 error 22
// expect: 1776 error 22
// expect: 20007 error 23
// expect: 1776 error 23
__device__ void d() = delete; void h(int) = delete; void h(double); template <class T> void t(T) = delete; template <> void t(int);
namespace N { void n() = delete; }
struct S { void m() = delete; static void sm() = delete; void ov(int); void ov(double) = delete; S() = default; S(int) = delete; S(const S &) = delete; void operator+(int) = delete; operator int() = delete; ~S(); void *operator new(unsigned long) = delete; };
void f() { d(); }
void f1() { h(1); h(1.0); N::n(); t(1); }
void f2(S s) { s.m(); S::sm(); s.ov(1); s.ov(1.0); }
template <class T> void f5(T x) { d(); h(x); h(1); }
__global__ void k() { d(); N::n(); }
auto l = [] { d(); };
