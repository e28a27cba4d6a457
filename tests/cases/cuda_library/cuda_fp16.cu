// flags: -std=c++17 -arch=sm_90
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>

__global__ void axpy(__half2 *y, const __half2 *x, float a, int n) {
  __half2 scale = __float2half2_rn(a);
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    y[i] = __hfma2(scale, x[i], y[i]);
    y[i] += x[i] * scale;
    if (__hgt(y[i].x, __float2half(1.0f))) y[i].y = hexp(y[i].x);
  }
}
template <class T> struct Converted {
  T value;
  __host__ __device__ explicit operator float() const { return float(value); }
};
__device__ __nv_bfloat16 mix(__nv_bfloat16 a, __nv_bfloat162 b) {
  a += __low2bfloat16(b);
  a = -a * __high2bfloat16(b) / a;
  return a > __nv_bfloat16(2) ? __hmax(a, b.x) : hsqrt(a);
}

float halves(float x, double d, int i) {
  __half a = x, b = __float2half_rn(2.f), c(d);
  __half sum = a + b * c - a / b;
  sum += c;
  ++sum;
  if (a < b && !(a == c)) sum = -sum;
  __half2 pair = __halves2half2(a, b), other = make_half2(b, c);
  float2 wide = __half22float2(pair);
  __half_raw raw = __half_raw(a);
  half from = __ushort_as_half(raw.x);
  __nv_bfloat16 bf = __float2bfloat16(x), bg = bf * bf + __nv_bfloat16(1.0f);
  __nv_bfloat162 two(bf, bg);
  __nv_fp8_e4m3 tiny(x), small = __nv_fp8_e4m3(1.5f);
  __nv_fp8x4_e5m2 four(float4{x, 1.f, 2.f, 3.f});
  float4 unpacked = static_cast<float4>(four);
  __nv_fp8_storage_t bits = __nv_cvt_float_to_fp8(x, __NV_SATFINITE, __NV_E5M2);
  Converted<__half> h{a};
  int whole = __half2int_rz(from) + static_cast<int>(bf) + i * int(sum);
  return float(sum) + wide.x + __half2float(other.y) + float(bg) + __bfloat162float(two.y) + float(tiny) +
         float(small) + unpacked.z + bits + float(h) + whole;
}
