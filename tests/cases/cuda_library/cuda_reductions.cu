// flags: -std=c++17 -arch=sm_80 --extended-lambda
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cstdint>
#include <cuda/std/functional>
#include <cuda/std/limits>
#include <cuda_fp16.h>

template <class T> struct SharedMemory {
  __device__ operator T *() {
    extern __shared__ int bytes[];
    return reinterpret_cast<T *>(bytes);
  }
  __device__ operator const T *() const {
    extern __shared__ int bytes[];
    return (T *)bytes;
  }
};

template <class T, class Op> __device__ __forceinline__ T warp_reduce(T value, Op op) {
#pragma unroll
  for (int offset = warpSize / 2; offset > 0; offset >>= 1) value = op(value, __shfl_down_sync(0xffffffffu, value, offset));
  return value;
}
template <class T, unsigned SIZE, bool POWER, class Op> __global__ void reduce(const T *in, T *out, unsigned n, Op op, T start) {
  T *shared = SharedMemory<T>();
  unsigned tid = threadIdx.x, i = blockIdx.x * SIZE * 2 + tid, grid = SIZE * 2 * gridDim.x;
  T mine = start;
  while (i < n) {
    mine = op(mine, in[i]);
    if (POWER || i + SIZE < n) mine = op(mine, in[i + SIZE]);
    i += grid;
  }
  shared[tid] = mine;
  __syncthreads();
  if constexpr (SIZE >= 512) {
    if (tid < 256) shared[tid] = mine = op(mine, shared[tid + 256]);
    __syncthreads();
  }
  if (tid < 32) {
    if (SIZE >= 64) mine = op(mine, shared[tid + 32]);
    mine = warp_reduce(mine, op);
  }
  if (tid == 0) out[blockIdx.x] = mine;
}
union Packed {
  uint4 wide;
  __half2 halves[4];
};
__device__ float dot(const uint4 *a, const uint4 *b, int n) {
  float sum = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    Packed x{a[i]}, y{b[i]};
    __half2 part = __float2half2_rn(0.f);
    for (int j = 0; j < 4; ++j) part = __hfma2(x.halves[j], y.halves[j], part);
    const auto [low, high] = __half22float2(part);
    sum += low + high;
  }
  return warp_reduce(sum, cuda::std::plus<float>{});
}
__global__ void dots(const uint4 *a, const uint4 *b, float *out, int n) { *out = dot(a, b, n); }

template <class T> T total(const T *in, T *out, unsigned n) {
  constexpr unsigned size = 256;
  const unsigned blocks = (n + 2 * size - 1) / (2 * size), bytes = size * sizeof(T);
  const auto start = cuda::std::numeric_limits<T>::lowest();
  if ((n & (n - 1)) == 0) reduce<T, size, true><<<blocks, size, bytes>>>(in, out, n, cuda::std::plus<T>(), T());
  else reduce<T, size, false><<<blocks, size, bytes>>>(in, out, n, [] __device__(T a, T b) { return a > b ? a : b; }, start);
  T host{};
  cudaMemcpy(&host, out, sizeof host, cudaMemcpyDeviceToHost);
  return host;
}
double all(const int *i, const double *d, int *io, double *dout) {
  dots<<<1, 32>>>(nullptr, nullptr, nullptr, 0);
  return total(i, io, 1000u) + total(d, dout, 1u << 20);
}
