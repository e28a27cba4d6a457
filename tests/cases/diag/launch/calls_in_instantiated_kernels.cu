// expect: 20051 error 13
// expect: 20051 error 16
// expect: 20051 error 18
// expect: 20051 error 22
// expect-device: 20051 error 13
// expect-device: 20051 error 13
// expect-device: 20051 error 16
// expect-device: 20051 error 18
// expect-device: 20051 error 22
// expect-device: 20051 error 24
template <class T> __global__ void t(T) {}
void host();
template <int N> __global__ void down(int *p) { if (N > 0) down<N - 1>(p); }
template <> __global__ void down<0>(int *p) {}
template __global__ void down<2>(int *p);
template <class T> __global__ void a(T *p) { t(*p); }
template __global__ void a<int>(int *);
template <class T> __global__ void b(T *p) { b(p); }
template __global__ void b<int>(int *);
template <class T> __global__ void c(T *p) { host(); }
template __global__ void c<int>(int *);
template <class T> __device__ void d(T *p) { a(p); host(); }
template __device__ void d<int>(int *);
template <class T> __global__ void e(T *p) { t(*p); }
void go(int *p) { e<<<1, 1>>>(p); }
