// flags: -std=c++17 -arch=sm_90
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>
#include <cuda/std/complex>
#include <cuda/std/limits>
#include <type_traits>

template <class To> struct Quantized {
  To value;
  Quantized() = default;
  template <class From> __host__ __device__ explicit Quantized(From x) : value(static_cast<float>(x)) {}
  __host__ __device__ operator float() const { return static_cast<float>(value); }
};
template <class T> __global__ void quantize(const float *in, Quantized<T> *out, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x) out[i] = Quantized<T>(in[i]);
}
template <class T> __device__ T gelu(T x) {
  if constexpr (std::is_same_v<T, __half>) return __hmul(x, hexp(__hneg(x)));
  else if constexpr (std::is_same_v<T, __nv_bfloat16>) return __hmul(x, hexp(__hneg(x)));
  else return x * T(0.5) * (T(1) + erff(x * 0.70710678f));
}
__global__ void activate(__half *h, __nv_bfloat16 *b, float *f) {
  h[0] = gelu(h[1]);
  b[0] = gelu(b[1]);
  f[0] = gelu(f[1]);
  h[2] = __hmax(h[0], __half(2)) + __habs(h[1]) - __half(3.5f) * h[2];
  b[2] = __hfma(b[0], b[1], __float2bfloat16_rn(1.f));
  __half2 pair = h2sqrt(__half2half2(h[0]));
  h[3] = __high2half(pair) + __low2half(__hmax2(pair, pair));
  unsigned mask = __heq2_mask(pair, pair);
  f[2] = __half2float(h[3]) + float(mask) + __bfloat1622float2(__nv_bfloat162(b[0], b[1])).y;
  atomicAdd(&h[4], h[0]);
  if (__hisnan(h[0]) || __hlt(b[0], b[1])) f[3] = __shfl_sync(0xffffffff, h[0], 1);
}

float convert(float x, double d, const float *in) {
  Quantized<__nv_fp8_e4m3> a(x);
  Quantized<__nv_fp8_e5m2> b(d);
  Quantized<__nv_fp6_e2m3> c(x);
  Quantized<__nv_fp4_e2m1> e(x);
  quantize<__nv_fp8_e5m2><<<1, 32>>>(in, &b, 1);
  quantize<<<1, 32>>>(in, &c, 1);
  __nv_fp8x2_e4m3 two(make_float2(x, 1.f));
  float2 back = float2(two);
  __nv_fp4x2_storage_t packed = __nv_cvt_float2_to_fp4x2(back, __NV_E2M1, cudaRoundNearest);
  __half h = __nv_cvt_fp8_to_halfraw(a.value.__x, __NV_E4M3);
  cuda::std::complex<__half> z(h, __half(1.f));
  auto w = z * z;
  __nv_bfloat16 bf = x;
  bf = d;
  bf *= __nv_bfloat16(2.0f);
  bool less = bf < __nv_bfloat16(3.f) && h != __half(1.0f);
  long whole = static_cast<long>(h) + static_cast<unsigned short>(bf) + __bfloat162int_rz(bf);
  return a + b + c + e + back.y + packed + float(w.real()) + less + whole +
         float(cuda::std::numeric_limits<__half>::max()) + float(cuda::std::numeric_limits<__nv_bfloat16>::epsilon());
}
