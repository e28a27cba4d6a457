// expect: 20 error 22
// expect: 20 error 23
// expect: 20 error 23
// expect: 20 error 23
// expect: 20 error 23
// expect: 20231 error 26
// expect: 20 error 26
// expect: 20 error 27
// expect: 20 error 27
// expect-device: 20 error 22
// expect-device: 20 error 23
// expect-device: 20 error 23
// expect-device: 20 error 23
// expect-device: 20 error 23
// expect-device: 20231 error 26
// expect-device: 20 error 26
// expect-device: 20 error 27
// expect-device: 20 error 27
// Kernels that another function declares for itself, or that are declared further below.
__global__ void k(int);
void f0() { extern __global__ void m(); m<<<1, 1>>>(); void n(); __global__ void o(int); o<<<1, 1>>>(1); }
void g() { m<<<1, 1>>>(); }
void h() { n(); o<<<1, 1>>>(1); p<<<1, 1>>>(); (m)(); }
namespace N { struct Q {}; template<class T> __global__ void ad(Q, T); __global__ void pl(Q); }
void f(N::Q q) { extern __global__ void mm(); mm<<<1, 1>>>(); ad<<<1, 1>>>(q, 1); }
struct S { static __global__ void ss(); void u() { late<<<1, 1>>>(); } };
void h1() { late<<<1, 1>>>(); { __global__ void inner(int); inner<<<1, 1>>>(2); } inner<<<1, 1>>>(3); }
__global__ void late();
template<class T> void t(T x) { later<<<1, 1>>>(x); }
template<class T> __global__ void later(T);
