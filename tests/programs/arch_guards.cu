// Code under architecture guards, and functions that differ between both compilations.
#include <cstdio>
__host__ __device__ int where() {
#ifdef __CUDA_ARCH__
  return __CUDA_ARCH__;
#else
  return -1;
#endif
}
__global__ void k(int a) {
#if __CUDA_ARCH__ >= 700
  __syncwarp();
#endif
}
#ifndef __CUDA_ARCH__
int only_on_the_host() { return 7; }
#else
int only_on_the_host();
#endif
int main() { printf("%d %d\n", where(), only_on_the_host()); k<<<1, 1>>>(where()); }
