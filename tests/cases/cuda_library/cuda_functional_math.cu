// flags: -std=c++17 --extended-lambda
#include <cuda/bit>
#include <cuda/cmath>
#include <cuda/functional>
#include <cuda/mdspan>
#include <cuda/numeric>
#include <cuda/std/functional>
#include <cuda/type_traits>
#include <cuda/warp>
#include <thrust/device_vector.h>
#include <thrust/transform.h>

template <class F> __global__ void run(F f, int *to) { to[threadIdx.x] = f(threadIdx.x); }

struct Offset {
  int by;
  __host__ __device__ int operator()(int x) const { return x + by; }
};

__global__ void shuffles(int *p) {
  int v = p[threadIdx.x];
  auto moved = cuda::device::warp_shuffle_down(v, 2);
  p[threadIdx.x] = moved.data + (moved.pred ? 1 : 0) + cuda::device::warp_shuffle_idx<16>(v, 3);
}

int functions(int n, thrust::device_vector<int> &v, int *p) {
  auto doubled = cuda::proclaim_return_type<int>([n] __device__(int x) { return 2 * x + n; });
  run<<<1, 32>>>(doubled, p);
  run<<<1, 32>>>(cuda::proclaim_return_type<int>([] __host__ __device__(int x) { return x; }), p);
  auto copyable = cuda::proclaim_copyable_arguments(Offset{n});
  thrust::transform(v.begin(), v.end(), v.begin(), copyable);
  cuda::maximum<int> most;
  cuda::minimum<> least;
  int r = most(n, 3) + least(n, 4) + cuda::ceil_div(n, 7) + cuda::round_up(n, 8) + cuda::round_down(n, 8);
  r += cuda::ilog2(n) + cuda::ilog10(n) + copyable(2);
  unsigned u = cuda::bit_reverse(unsigned(n)) + cuda::bitfield_extract(0xffu, 2, 3) + cuda::bitmask<unsigned>(1, 4);
  u = cuda::bitfield_insert(u, 3u, 4, 2);
  r += int(u) + cuda::is_floating_point_v<float>;
  return r;
}
