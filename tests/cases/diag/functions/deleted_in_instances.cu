// expect: 1776 error 42
// expect: 1776 error 43
// expect: 1776 error 44
// expect: 1776 error 45
// expect: 1776 error 45
// expect: 1776 error 49
// expect: 1776 error 50
// expect: 1776 error 40
// expect: 1776 error 41
// expect: 1776 error 51
// expect: 1776 error 51
// expect: 1776 error 51
// expect: 1776 error 51
// expect-device: 1776 error 42
// expect-device: 1776 error 43
// expect-device: 1776 error 44
// expect-device: 1776 error 45
// expect-device: 1776 error 45
// expect-device: 1776 error 50
// expect-device: 1776 error 40
// expect-device: 1776 error 41
// expect-device: 1776 error 51
// expect-device: 1776 error 51
// expect-device: 1776 error 51
// expect-device: 1776 error 51
// expect-device: 1776 error 39
// expect-device: 1776 error 38
// expect-device: 1776 error 38
// expect-device: 308 error 38
// expect-device: 1776 error 49
// expect-device: 1776 error 49
// Deleted functions are told of where a call or an address names them: in instances for each, in templates for what hangs on nothing.
void h(int) = delete;
void h(double);
__device__ void hd(int) = delete;
__device__ void hd(double);
struct S { static void s(int) = delete; void m() = delete; static void s(char); template <class T> void t(T) = delete; };
template <class T> void f(T x) { h(x); S::s(x); }
template <class T> __device__ void fd(T x) { hd(x); }
template <class T> constexpr int g(T x) { h(x); return 1; }
template <class T> auto au(T x) { h(x); return 1; }
int v = (h(1), 2);
void (*p)(int) = h;
int w(int a = (h(1), 3)) noexcept(noexcept(h(1.0)));
struct D { int a = (h(2), 1); D() {} void k() { m2(1); } void m2(int) = delete; };
template <class T, class = decltype(h(T()))> int sf(T) { return 1; }
int sf(...);
int q = sf(1) + sf(1.5);
template <class T> struct C { void u() { h(1); h(T()); } };
__global__ void ker() { fd(1); fd(1.0); hd(3); }
int main() { f(1); f(1.0); g(2); au(2); C<int> c; c.u(); S s; s.m(); s.t(1); auto l = [] { h(1); }; auto gl = [](auto x) { h(x); }; gl(1); l(); ker<<<1, 1>>>(); w(); D d; }
