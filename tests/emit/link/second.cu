// host code that names kernels and variables of the other unit
extern __device__ int named, unnamed, in_device; __global__ void kn(int); namespace N { extern __device__ int v; __global__ void k(); }
template <class T> __global__ void tk2(T *p) { *p = named; } static __global__ void local_kernel() { in_device = 4; } static __device__ int local_variable; __constant__ int second_constant; __device__ int in_second_unused; __global__ void unused_in_second() {}
int second() { kn<<<1, 1>>>(3); N::k<<<1, 1>>>(); int *p = nullptr; tk2<<<1, 1>>>(p); local_kernel<<<1, 1>>>(); int x = 4; cudaMemcpyToSymbol(named, &x, 4); cudaMemcpyToSymbol(N::v, &x, 4); cudaMemcpyToSymbol(second_constant, &x, 4); cudaMemcpyToSymbol(local_variable, &x, 4); return 3; }
