// expect: 20245 error 17
// expect: 20245 error 17
// expect: 20245 error 18
// expect: 20245 error 19
// expect: 20245 error 20
// expect: 20245 error 21
// expect: 20245 error 24
// expect: 20231 error 25
// expect-device: 20245 error 17
// expect-device: 20245 error 17
// expect-device: 20245 error 18
// expect-device: 20245 error 19
// expect-device: 20245 error 20
// expect-device: 20245 error 21
// expect-device: 20245 error 24
// expect-device: 20231 error 25
struct S { template <class T> void t(const __grid_constant__ T x); template <class T> static void s(const __grid_constant__ T x) {} friend void f(const __grid_constant__ int); template <class T> friend void g(const __grid_constant__ T); };
template <class T> void S::t(const __grid_constant__ T x) {}
template <class T> struct C { void m(const __grid_constant__ T x); template <class U> void n(const __grid_constant__ U x); };
template <class T> void C<T>::m(const __grid_constant__ T x) {}
template <class T> template <class U> void C<T>::n(const __grid_constant__ U x) {}
C<int> c; void h(C<int> d, S s) { d.m(1); s.t(1); }
template void S::t<int>(const __grid_constant__ int);
template <> void S::t<char>(const __grid_constant__ char) {}
struct K { template <class T> __global__ void k(const __grid_constant__ T x); };
