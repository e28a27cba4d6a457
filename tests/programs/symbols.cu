// Device and constant variables: copies to and from, address and size, arrays, templates, namespaces.
#include <cstdio>
__device__ int d = 5;
__constant__ float c[4] = {1, 2, 3, 4};
__device__ struct Q { int a, b; } q = {1, 2};
__device__ int un[] = {1, 2, 3};
static __device__ unsigned long long s = 6;
__device__ int x1, x2 = 2, x3[3], *x4;
namespace N { __constant__ double n = 2.5; }
template <class T> __device__ T tv = T(3);
__global__ void k(int *p) { *p = d + un[1] + tv<int> + tv<float>; }
int main() {
  int i = 7;
  float f[4] = {4, 3, 2, 1};
  void *address;
  size_t size;
  cudaMemcpyToSymbol(d, &i, sizeof i);
  cudaMemcpyToSymbol(c, f, sizeof f);
  cudaMemcpyToSymbol(c, f, 4, 8);
  cudaMemcpyFromSymbol(&i, d, 4);
  cudaGetSymbolAddress(&address, q);
  cudaGetSymbolSize(&size, un);
  cudaGetSymbolSize(&size, N::n);
  cudaGetSymbolSize(&size, s);
  cudaGetSymbolSize(&size, x3);
  cudaGetSymbolSize(&size, x4);
  cudaGetSymbolSize(&size, tv<int>);
  k<<<1, 1>>>((int *)address);
  printf("%d %zu\n", i, size);
}
