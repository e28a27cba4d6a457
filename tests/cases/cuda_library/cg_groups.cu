// flags: -std=c++17 -arch=sm_90
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

template <class Group> __device__ int sum(const Group &g, int value, int *shared) {
  int lane = g.thread_rank();
  for (int i = g.size() / 2; i > 0; i /= 2) {
    shared[lane] = value;
    g.sync();
    if (lane < i) value += shared[lane + i];
    g.sync();
  }
  return value;
}

__global__ void groups(int *p, int n) {
  extern __shared__ int space[];
  cg::thread_block block = cg::this_thread_block();
  cg::grid_group grid = cg::this_grid();
  auto tile = cg::tiled_partition<32>(block);
  cg::thread_block_tile<8> small = cg::tiled_partition<8>(tile);
  cg::thread_group dynamic = cg::tiled_partition(block, 16);
  int total = sum(block, p[block.thread_rank()], space) + sum(tile, 1, space) + sum(dynamic, 2, space);
  total += tile.shfl_down(total, 4) + small.shfl_xor(n, 1) + tile.shfl(total, 0);
  if (tile.any(total > 3) && small.all(n < 4)) total += __popc(tile.ballot(total));
  if (threadIdx.x % 3 == 0) {
    cg::coalesced_group active = cg::coalesced_threads();
    if (active.thread_rank() == 0) atomicAdd(p, int(active.size()));
    active.sync();
    total += active.shfl(total, 0);
  }
  auto even = cg::binary_partition(tile, threadIdx.x & 1);
  auto labelled = cg::labeled_partition(tile, n);
  total += even.size() + labelled.meta_group_rank() + tile.meta_group_size() + tile.match_any(n);
  dim3 index = block.group_index(), dims = block.dim_threads();
  cg::thread_block::arrival_token token = block.barrier_arrive();
  block.barrier_wait(static_cast<cg::thread_block::arrival_token &&>(token));
  if (grid.is_valid()) grid.sync();
  cg::cluster_group cluster = cg::this_cluster();
  int *other = cluster.map_shared_rank(space, 1);
  cluster.sync();
  p[grid.thread_rank()] = total + index.x + dims.y + cluster.block_rank() + *other + int(grid.num_threads());
}

cudaError_t launch(int *p, int n) {
  void *args[] = {&p, &n};
  dim3 blocks(2), threads(128);
  return cudaLaunchCooperativeKernel((void *)groups, blocks, threads, args, sizeof(int) * 128, nullptr);
}
