// flags: -std=c++17
#include <cub/block/block_adjacent_difference.cuh>
#include <cub/block/block_discontinuity.cuh>
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/block/block_shuffle.cuh>
#include <cuda/std/functional>

struct BlockPrefix {
  int total;
  __device__ BlockPrefix(int total) : total(total) {}
  __device__ int operator()(int aggregate) {
    int old = total;
    total += aggregate;
    return old;
  }
};

template <int THREADS, int ITEMS, cub::BlockReduceAlgorithm ALGORITHM>
__global__ void collect(const int *in, int *out, float scale) {
  using Reduce = cub::BlockReduce<int, THREADS, ALGORITHM>;
  using Scan = cub::BlockScan<int, THREADS>;
  using Flags = cub::BlockDiscontinuity<int, THREADS>;
  using Difference = cub::BlockAdjacentDifference<int, THREADS>;
  using Shuffle = cub::BlockShuffle<float, THREADS>;
  __shared__ union {
    typename Reduce::TempStorage reduce;
    typename Scan::TempStorage scan;
    typename Flags::TempStorage flags;
    typename Difference::TempStorage difference;
    typename Shuffle::TempStorage shuffle;
  } storage;
  int items[ITEMS];
  int heads[ITEMS];
#pragma unroll
  for (int i = 0; i < ITEMS; ++i) items[i] = in[threadIdx.x * ITEMS + i];
  int sum = Reduce(storage.reduce).Sum(items);
  __syncthreads();
  int most = Reduce(storage.reduce).Reduce(items[0], [](int a, int b) { return a > b ? a : b; }, 20);
  __syncthreads();
  BlockPrefix prefix(0);
  Scan(storage.scan).ExclusiveSum(items, items, prefix);
  __syncthreads();
  int total;
  Scan(storage.scan).InclusiveScan(items[0], items[0], cuda::maximum<>{}, total);
  __syncthreads();
  Flags(storage.flags).FlagHeads(heads, items, cuda::std::not_equal_to<>{});
  Difference(storage.difference).SubtractLeft(items, heads, cuda::std::minus<>{});
  float moved;
  Shuffle(storage.shuffle).Offset(scale, moved, 1);
  if (threadIdx.x == 0) out[blockIdx.x] = sum + most + total + heads[0] + int(moved);
}

void launch(const int *in, int *out) {
  collect<128, 4, cub::BLOCK_REDUCE_WARP_REDUCTIONS><<<2, 128>>>(in, out, 1.5f);
  collect<64, 1, cub::BLOCK_REDUCE_RAKING><<<2, 64>>>(in, out, 2.f);
}
