#include "common.h"
__constant__ float scale[2] = {1.5f, 2.5f};
__device__ int helper(int x) { return x + counter; }
static __device__ int same_name = 2;
static __global__ void local(int a) { same_name = a; }
namespace { __global__ void anonymous(int a) { same_name = a; } }
__global__ void in_second(int *p) { *p = helper(2); }
void second() {
  int x = 5;
  everywhere<<<1, 1>>>(2);
  everywhere<<<1, 1>>>(2.5);
  local<<<1, 3>>>(4);
  anonymous<<<1, 4>>>(5);
  cudaMemcpyToSymbol(scale, &x, 4);
  cudaMemcpyToSymbol(same_name, &x, 4);
}
