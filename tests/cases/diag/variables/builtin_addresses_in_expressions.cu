// expect: 20079 error 24
// expect: 20079 error 25
// expect: 20079 error 27
// expect: 20079 error 27
// expect: 20079 error 28
// expect: 20079 error 29
// expect: 20079 error 30
// expect: 20079 error 31
// expect: 20079 error 32
// expect: 20079 error 33
// expect: 20079 error 34
// expect: 20079 error 34
// expect: 20079 error 34
// expect: 20079 error 35
// expect-device: 177 warning 24
// expect-device: 177 warning 25
// expect-device: 177 warning 26
// expect-device: 177 warning 27
// expect-device: 177 warning 27
// expect-device: 177 warning 28
// expect-device: 177 warning 30
// expect-device: 177 warning 32
// expect-device: 177 warning 34
__device__ void a1() { const void *p = &threadIdx; }
__device__ void a2() { auto q = &blockIdx.x; }
__device__ void a3() { const uint3 &r = threadIdx; }
__device__ void a4() { const dim3 *s = &blockDim, *t = &gridDim; }
__device__ void a5() { const int *w = &warpSize; }
__global__ void b(const void **o) { *o = &threadIdx.y; }
__global__ void b2(const void **o) { unsigned x = *&threadIdx.x; }
template <class T> __device__ T c() { return (T)&blockIdx; }
__device__ void d() { auto l = [] { return &gridDim; }; c<const void *>(); }
__device__ const void *e() { return &threadIdx; }
__device__ void f(const uint3 *); __device__ void g() { f(&threadIdx); (void)&blockIdx; bool z = &threadIdx == nullptr; }
typedef const void *P; __device__ P h(int n) { n = (n)&threadIdx.x; return n ? (P)&threadIdx : (P)nullptr; }
