// half, brain and small floating-point types, complex numbers, vectors in host code and as arguments
#include <cuComplex.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
__global__ void k(__half a, __nv_bfloat16 b, __nv_fp8_e4m3 c, cuFloatComplex d, half2 e, uint4 f) { } template <class T> __global__ void kt(T *p, T a) { *p = a + a; }
void host() { k<<<1, 1>>>(__float2half(1.f), __float2bfloat16(2.f), __nv_fp8_e4m3(1.5f), make_cuFloatComplex(1, 2), half2(), make_uint4(1, 2, 3, 4)); kt<__half><<<1, 1>>>(nullptr, __half(2.5)); kt<double><<<1, 1>>>(nullptr, cuCabs(make_cuDoubleComplex(3, 4))); }
