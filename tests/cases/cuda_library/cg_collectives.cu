// flags: -std=c++17 -arch=sm_80
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cuda/atomic>
#include <cuda/barrier>

namespace cg = cooperative_groups;

struct Best {
  float value;
  int index;
};

__global__ void collectives(const float *in, float *out, int n) {
  __shared__ float stage[256];
  __shared__ cuda::atomic<int, cuda::thread_scope_block> counter;
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<32>(block);
  cg::memcpy_async(block, stage, in, sizeof(float) * 256);
  cg::wait(block);
  cg::memcpy_async(tile, stage, 16, in, n);
  cg::wait_prior<1>(tile);
  float x = stage[threadIdx.x];
  float sum = cg::reduce(tile, x, cg::plus<float>());
  float most = cg::reduce(tile, x, cg::greater<float>{});
  int bits = cg::reduce(tile, int(threadIdx.x), cg::bit_xor<int>());
  Best best = cg::reduce(tile, Best{x, int(threadIdx.x)},
                         [](const Best &a, const Best &b) { return a.value < b.value ? b : a; });
  int before = cg::exclusive_scan(tile, 1, cg::plus<int>());
  float until = cg::inclusive_scan(tile, x);
  cg::reduce_update_async(tile, counter, bits, cg::plus<int>());
  if (threadIdx.x < 5) {
    auto some = cg::coalesced_threads();
    most += cg::reduce(some, x, cg::less<float>());
  }
  cg::invoke_one(block, [&] { out[0] = sum; });
  float shared = cg::invoke_one_broadcast(tile, [=] { return sum + 1; });
  out[threadIdx.x] = sum + most + best.value + best.index + before + until + shared;
}

void launch(const float *in, float *out) { collectives<<<1, 256>>>(in, out, 256); }
