// cuda::std types in kernels and on the host, atomics.
#include <cstdio>
#include <cuda/atomic>
#include <cuda/std/array>
#include <cuda/std/tuple>
__device__ cuda::atomic<int, cuda::thread_scope_device> counter;
__global__ void k(cuda::std::array<int, 3> a, cuda::std::tuple<int, int> t) { counter.fetch_add(a[0] + cuda::std::get<1>(t)); }
int main() {
  k<<<1, 1>>>({1, 2, 3}, {4, 5});
  cuda::std::array<int, 2> b{6, 7};
  printf("%d %d\n", b[1], cuda::std::get<0>(cuda::std::make_tuple(8)));
}
