// flags: -std=c++17 -arch=sm_90
#include <cuda_pipeline.h>
#include <cuda_awbarrier.h>
#include <math_constants.h>
#include <mma.h>
#include <cassert>

using namespace nvcuda;

__global__ void multiply(half *a, half *b, float *c) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::col_major> left;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> right;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
  wmma::fill_fragment(sum, 0.0f);
  wmma::load_matrix_sync(left, a, 16);
  wmma::load_matrix_sync(right, b, 16);
  wmma::mma_sync(sum, left, right, sum);
  for (int i = 0; i < sum.num_elements; i++) sum.x[i] *= 0.5f;
  wmma::store_matrix_sync(c, sum, 16, wmma::mem_row_major);
}

__global__ void intrinsics(unsigned *u, float *f, double *d, unsigned long long *l, int n) {
  __shared__ float stage[128];
  unsigned mask = __activemask();
  unsigned lane = threadIdx.x & (warpSize - 1);
  f[0] = __shfl_sync(mask, f[lane], 0) + __shfl_down_sync(0xffffffff, f[1], 2, 16);
  u[0] = __ballot_sync(mask, n > 3) | __popc(u[1]) | __brev(u[2]) | __clz(n) | __byte_perm(u[3], u[4], 0x3210);
  u[1] = __match_any_sync(mask, n) + __reduce_add_sync(mask, u[2]) + __funnelshift_l(u[0], u[1], 3);
  f[1] = __fmaf_rn(f[0], 2.f, CUDART_PI_F) + __expf(f[2]) + rsqrtf(f[3]) + fminf(f[1], 1e-3f) + __saturatef(f[2]);
  d[0] = fma(d[1], 2.0, d[2]);
  sincospi(d[0], d + 1, d + 2);
  d[1] = __longlong_as_double(n);
  atomicAdd(f, 1.0f);
  atomicMax(&u[5], lane);
  atomicCAS(l, 1ull, __double_as_longlong(d[0]));
  int old = atomicExch((int *)u, n);
  __threadfence_block();
  if (__syncthreads_or(old)) __nanosleep(20);
  __syncwarp();
  __pipeline_memcpy_async(&stage[threadIdx.x], f + threadIdx.x, sizeof(float));
  __pipeline_commit();
  __pipeline_wait_prior(0);
  f[5] = stage[n] + __int_as_float(old) + __half2float(__hadd(half(1), half(2))) + erfcinvf(f[1]) + normf(2, f);
  l[1] = clock64() + __umul64hi(l[0], l[2]) + __dp4a(n, old, 3) + __vadd4(u[0], u[1]);
  assert(n > 0 && "positive");
  if (n == 77) __trap();
  asm volatile("mov.u32 %0, %%laneid;" : "=r"(u[6]));
  u[7] = __isShared(stage) + __cvta_generic_to_shared(stage);
}

void launch(half *h, float *f, unsigned *u) {
  multiply<<<1, 32>>>(h, h, f);
  intrinsics<<<1, 32>>>(u, f, nullptr, nullptr, 3);
}
