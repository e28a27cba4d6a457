// Cooperative groups and a grid launch.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(int *p) { cg::grid_group g = cg::this_grid(); g.sync(); cg::thread_block b = cg::this_thread_block(); *p = (int)b.size(); auto t = cg::tiled_partition<8>(b); t.sync(); }
int main() {
  int *p;
  cudaMalloc(&p, 4);
  void *arguments[] = {&p};
  cudaLaunchCooperativeKernel((void *)k, dim3(2), dim3(32), arguments, 0, 0);
}
