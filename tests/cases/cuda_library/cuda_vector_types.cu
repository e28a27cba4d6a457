// flags: -std=c++17
#include <cuComplex.h>
#include <cuda_runtime.h>
#include <vector_types.h>

__host__ __device__ inline float3 operator+(float3 a, float3 b) { return make_float3(a.x + b.x, a.y + b.y, a.z + b.z); }
__host__ __device__ inline float3 &operator*=(float3 &a, float s) {
  a.x *= s;
  a.y *= s;
  a.z *= s;
  return a;
}
__host__ __device__ inline float dot(const float3 &a, const float3 &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
template <class V> struct Scalar;
template <> struct Scalar<float4> {
  using type = float;
};
template <> struct Scalar<double2> {
  using type = double;
};
template <class V, class T = typename Scalar<V>::type> __device__ T first(const V &v) { return v.x; }

__constant__ float4 planes[2] = {{1, 0, 0, 1}, {0, 1, 0, 2}};

__global__ void transform(float3 *points, const int4 *indices, cudaTextureObject_t texture, cudaSurfaceObject_t surface) {
  int4 i = indices[threadIdx.x];
  float3 p = points[i.x] + points[i.y];
  p *= planes[0].w;
  float4 t = tex2D<float4>(texture, p.x + 0.5f, p.y);
  surf2Dwrite(make_uchar4(1, 2, 3, 4), surface, int(threadIdx.x) * 4, i.w);
  float4 l = __ldg(&planes[1]);
  uint2 clocks = make_uint2(clock(), threadIdx.y);
  points[i.z] = make_float3(first(t), dot(p, p), l.y + first(double2{1, 2}) + clocks.x);
}

float vectors(int n) {
  dim3 grid((n + 255) / 256, 2), block = 256;
  float3 a = make_float3(1, 2, 3), b{0.f, 1.f, 2.f};
  float3 c = a + b;
  c *= 2.0f;
  uchar4 color = {255, 0, 0, 1};
  longlong2 wide = make_longlong2(n, -1);
  cuDoubleComplex z = make_cuDoubleComplex(1.0, n), w = cuCmul(z, cuConj(z));
  cuFloatComplex f = make_cuFloatComplex(c.x, c.y);
  int4 *none = nullptr;
  transform<<<grid, block, 0, cudaStreamPerThread>>>(&a, none, 0, 0);
  return dot(a, c) + color.x + wide.y + float(cuCreal(w)) + cuCabsf(f) + grid.z;
}
