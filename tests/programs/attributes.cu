// Launch bounds, grid constants, deprecated and visible kernels, occupancy and attribute calls.
#include <cstdio>
struct Big { int a[8]; };
__global__ void __launch_bounds__(128, 2) bounded(int *p) { *p = 1; }
template <int N> __global__ __launch_bounds__(N) void bounded_t(int *p) { *p = N; }
__global__ void constant_argument(const __grid_constant__ Big b, int *p) { *p = b.a[threadIdx.x]; }
[[maybe_unused]] __global__ void quiet(int) {}
__attribute__((visibility("default"))) __global__ void visible(int) {}
__maxnreg__(64) __global__ void registers(int) {}
int main() {
  int *p, n;
  cudaMalloc(&p, 4);
  bounded<<<1, 128>>>(p);
  bounded_t<64><<<1, 64>>>(p);
  constant_argument<<<1, 1>>>(Big{{1, 2, 3, 4, 5, 6, 7, 8}}, p);
  quiet<<<1, 1>>>(1);
  visible<<<1, 1>>>(2);
  registers<<<1, 1>>>(3);
  cudaFuncSetAttribute(bounded, cudaFuncAttributeMaxDynamicSharedMemorySize, 1000);
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, bounded_t<64>, 64, 0);
  cudaFuncSetCacheConfig(bounded, cudaFuncCachePreferL1);
  printf("%d\n", n);
}
