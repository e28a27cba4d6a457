// flags: -std=c++17 -arch=sm_90
#include <cuda/barrier>
#include <cuda/ptx>
#include <cuda/std/cstdint>

namespace ptx = cuda::ptx;

__global__ void __cluster_dims__(2, 1, 1) copy(const int *in, int *out) {
  __shared__ alignas(16) int stage[128];
  __shared__ uint64_t bar;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&bar, 1);
    ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
  }
  ptx::barrier_cluster_arrive(ptx::sem_release);
  ptx::barrier_cluster_wait(ptx::sem_acquire);
  if (threadIdx.x == 0) {
    ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, stage, in, sizeof stage, &bar);
    auto state = ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &bar, sizeof stage);
    while (!ptx::mbarrier_try_wait(&bar, state))
      ;
  }
  while (!ptx::mbarrier_try_wait_parity(ptx::sem_acquire, ptx::scope_cta, &bar, 0))
    ;
  ptx::fence_proxy_async(ptx::space_shared);
  if (threadIdx.x == 1) {
    ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, out, stage, sizeof stage);
    ptx::cp_async_bulk_commit_group();
    ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());
  }
  uint32_t lane = ptx::get_sreg_laneid() + ptx::get_sreg_clusterid_x();

  asm volatile("" ::: "memory");
  uint32_t bits = ptx::getctarank(ptx::space_cluster, stage) + ptx::get_sreg_tid_x() + uint32_t(ptx::get_sreg_globaltimer());
  out[lane] = int(bits) + stage[lane];
}

void launch(const int *in, int *out) { copy<<<2, 128>>>(in, out); }
