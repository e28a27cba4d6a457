// flags: -rdc=true
// Two units: device functions, kernels and variables of one used by the other.
#include "common.h"
__device__ int counter = 3;
static __device__ int same_name = 1;
static __global__ void local(int a) { same_name = a; }
namespace { __global__ void anonymous(int a) { same_name = a; } }
__global__ void in_first(int *p) { *p = helper(*p) + (int)scale[1]; }
int main() {
  int *p, x = 4;
  cudaMalloc(&p, 4);
  in_first<<<1, 1>>>(p);
  in_second<<<1, 2>>>(p);
  everywhere<<<1, 1>>>(1);
  local<<<1, 1>>>(2);
  anonymous<<<1, 1>>>(3);
  cudaMemcpyToSymbol(counter, &x, 4);
  cudaMemcpyToSymbol(same_name, &x, 4);
  second();
}
