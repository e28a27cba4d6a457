// flags: -std=c++17
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;
struct Max { __device__ int operator()(int a, int b) const { return a > b ? a : b; } };
__global__ void k(int *p) { __shared__ int s[64]; auto b = cg::this_thread_block(); auto t = cg::tiled_partition<16>(b); cg::memcpy_async(b, s, p, sizeof s); cg::wait(b);
 int v = cg::reduce(t, s[t.thread_rank()], cg::plus<int>()); v += cg::reduce(t, v, Max()); v += cg::inclusive_scan(t, v); auto c = cg::coalesced_threads(); p[b.thread_rank()] = v + c.size() + cg::labeled_partition(t, v & 1).num_threads(); cg::this_grid().sync(); }
int main() { void *a[1]; cudaLaunchCooperativeKernel((void *)k, dim3(1), dim3(64), a); }
