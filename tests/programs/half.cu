// Half and brain floating-point types as arguments and in host arithmetic.
#include <cstdio>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
__global__ void k(__half a, __nv_bfloat16 b, __half2 c) {}
template <class T> __global__ void kt(T t) {}
int main() {
  __half h = __float2half(1.5f);
  k<<<1, 1>>>(h, __float2bfloat16(2.5f), __floats2half2_rn(3.5f, 4.5f));
  kt<<<1, 1>>>(h);
  printf("%g\n", __half2float(h));
}
