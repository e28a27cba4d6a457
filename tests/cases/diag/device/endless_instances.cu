// expect-device: 456 error 5
// expect-device: 456 error 6
// expect-device: 456 error 7
// device functions whose instances ask for further ones without end
template <int N> __device__ int f() { return f<N - 1>() + f<N - 2>(); }
template <int N> struct R { __device__ static int f() { return R<N - 1>::f(); } };
template <class T> __device__ void g(T t) { g(&t); }
template <int N> __device__ int h() { return h<N - 1>(); }
template <> __device__ int h<0>() { return 0; }
__global__ void k(int *p) { *p = f<3>(); *p = R<3>::f(); g(p); *p = h<150>(); }
