// expect-device: 456 error 6
// expect-device: 456 error 7
// expect-device: 456 error 8
// expect-device: 456 error 14
// device functions whose instances ask for further ones without end
template <int N> __device__ int f() { return f<N - 1>() + f<N - 2>(); }
template <int N> struct R { __device__ static int f() { return R<N - 1>::f(); } };
template <class T> __device__ void g(T t) { g(&t); }
template <int N> __device__ int h() { return h<N - 1>(); }
template <> __device__ int h<0>() { return 0; }
__global__ void k(int *p) { *p = f<3>(); *p = R<3>::f(); g(p); *p = h<150>(); }
// A kernel that the last instance launches is not told of.
template <int N> __global__ void launched(int *p) { *p = N; }
template <int N> void launch(int *p) { launched<N><<<1, 1>>>(p); launch<N + 1>(p); }
int main() { launch<0>(nullptr); }
