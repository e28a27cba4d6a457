// flags: -std=c++17 -arch=sm_90
#include <cooperative_groups.h>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda/std/utility>

using barrier = cuda::barrier<cuda::thread_scope_block>;

struct Done {
  int *count;
  __host__ __device__ void operator()() { ++*count; }
};

__global__ void stages(const float *in, float *out, size_t n) {
  auto group = cooperative_groups::this_thread_block();
  constexpr unsigned depth = 2;
  extern __shared__ float space[];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, depth> state;
  auto pipe = cuda::make_pipeline(group, &state);
  size_t offsets[depth] = {0, group.size()};
  for (size_t batch = 0, fetch = 0; batch < n; ++batch) {
    for (; fetch < n && fetch < batch + depth; ++fetch) {
      pipe.producer_acquire();
      cuda::memcpy_async(group, space + offsets[fetch % depth], in + fetch * group.size(), sizeof(float) * group.size(),
                         pipe);
      pipe.producer_commit();
    }
    pipe.consumer_wait();
    out[batch] = space[offsets[batch % depth] + threadIdx.x];
    pipe.consumer_release();
  }
  cuda::pipeline<cuda::thread_scope_thread> own = cuda::make_pipeline();
  own.producer_acquire();
  cuda::memcpy_async(space, in, cuda::aligned_size_t<16>(64), own);
  own.producer_commit();
  cuda::pipeline_consumer_wait_prior<0>(own);
}

__global__ void barriers(const int *in, int *out, int n) {
  __shared__ alignas(16) int stage[64];
#pragma nv_diag_suppress static_var_with_dynamic_init
  __shared__ barrier ready, filled[2];
  if (threadIdx.x == 0) {
    init(&ready, blockDim.x);
    for (auto &b : filled) init(&b, 32);
    cuda::device::experimental::fence_proxy_async_shared_cta();
  }
  __syncthreads();
  barrier::arrival_token token = ready.arrive();
  ready.wait(cuda::std::move(token));
  (void)filled[0].arrive();
  cuda::memcpy_async(stage, in, cuda::aligned_size_t<16>(sizeof stage), ready);
  if (threadIdx.x == 0) {
    auto tx = cuda::device::barrier_arrive_tx(ready, 1, sizeof stage);
    ready.wait(cuda::std::move(tx));
  } else {
    ready.arrive_and_wait();
  }
  ready.arrive_and_drop();
  out[threadIdx.x] = stage[threadIdx.x];
}

int host(int n) {
  cuda::barrier<cuda::thread_scope_system> b(1);
  b.arrive_and_wait();
  int calls = 0;
  cuda::barrier<cuda::thread_scope_system, Done> with(1, Done{&calls});
  with.arrive_and_drop();
  stages<<<1, 32, 256>>>(nullptr, nullptr, n);
  barriers<<<1, 64>>>(nullptr, nullptr, n);
  return calls;
}
