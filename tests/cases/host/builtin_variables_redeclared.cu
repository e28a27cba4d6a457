// Built-in variables that a header declares again for the host, as curand_kernel.h does.
#ifndef __CUDA_ARCH__
extern const dim3 blockDim;
extern const uint3 threadIdx;
#endif
struct S { int w, v; __device__ __forceinline__ S(int q) : w(threadIdx.x / 32), v(blockIdx.x + q) { w += threadIdx.y; } };
template <class T> struct R { T w; struct I { int z; __device__ I(R &r) : z(threadIdx.x) {} }; __device__ R(T q) : w(threadIdx.x / 32) { } };
template <class T> __device__ R<T> mk(T t = threadIdx.x) { return R<T>(t); }
struct M { int m = threadIdx.x; __device__ M() {} };
__device__ int f(int a = threadIdx.x) { return a; }
__global__ void k(int *p) { S s(1); R<int> r(2); R<int>::I i(r); M m; *p = s.w + r.w + f(); }
int threadIdx_x(int warpSize) { int blockIdx = warpSize; return blockIdx; }
