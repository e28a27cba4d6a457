// expect: 20212 error 14
// expect: 20212 error 17
// expect: 20212 error 20
// expect: 20212 error 20
// expect: 20212 error 20
// expect: 20212 error 20
// expect: 20212 error 26
// expect: 20212 error 28
// expect-device: 20039 warning 19
// expect-device: 20037 warning 21
// expect-device: 20037 warning 22
struct Z { int a[0]; };
template <class T> __device__ void t(T);
template <class T> __device__ void t(T) {}
template __device__ void t(Z);
template <class T> __device__ void u(T);
template <> __device__ void u(Z) {}
template <class T> void v(T) {}
template __device__ void v(Z);
template <class T> __device__ void w(T, Z) {}
template void w(Z, Z);
template void w(int, Z);
__device__ void f() { w(1, Z()); w(1.f, Z()); }
template <class T> struct S { __device__ void m(T) {} static __host__ __device__ void o(T) {} };
template struct S<Z>;
template <class T> __host__ __device__ void k(T) {}
void g() { k(Z()); S<Z>::o(Z()); }
template <class T> __global__ void gk(T) {}
void h() { gk<<<1, 1>>>(Z()); }
