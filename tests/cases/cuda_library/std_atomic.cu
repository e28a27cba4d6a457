// flags: -std=c++17 -arch=sm_80
#include <cuda/std/atomic>
#include <cuda/std/barrier>
#include <cuda/std/latch>
#include <cuda/std/semaphore>

__device__ cuda::std::atomic<int> total;
__device__ cuda::std::atomic_flag flag;

__global__ void count(const int *p, int *out) {
  __shared__ alignas(8) char space[64];
  auto &block = *reinterpret_cast<cuda::std::barrier<> *>(space);
  auto &done = *reinterpret_cast<cuda::std::latch *>(space + 32);
  if (threadIdx.x == 0) {
    new (&block) cuda::std::barrier<>(blockDim.x);
    new (&done) cuda::std::latch(blockDim.x);
  }
  __syncthreads();
  total.fetch_add(p[threadIdx.x], cuda::std::memory_order_relaxed);
  auto token = block.arrive();
  block.wait(static_cast<decltype(token) &&>(token));
  block.arrive_and_wait();
  done.count_down();
  done.wait();
  while (flag.test_and_set(cuda::std::memory_order_acquire)) {
  }
  out[0] = total.load();
  flag.clear();
}

int atomics(int n, float f) {
  cuda::std::atomic<int> a(n), b{3};
  a = 4;
  a++;
  a += 2;
  a.store(n, cuda::std::memory_order_release);
  int expected = a;
  while (!a.compare_exchange_weak(expected, expected * 2)) {
  }
  bool won = b.compare_exchange_strong(expected, 7, cuda::std::memory_order_acq_rel, cuda::std::memory_order_relaxed);
  cuda::std::atomic<float> g(f);
  float old = g.exchange(2.f);
  int plain = 5;
  cuda::std::atomic_ref<int> ref(plain);
  ref.fetch_or(8);
  --ref;
  cuda::std::atomic_thread_fence(cuda::std::memory_order_seq_cst);
  cuda::std::counting_semaphore<8> semaphore(2);
  semaphore.acquire();
  semaphore.release(2);
  cuda::std::binary_semaphore one(1);
  won = won && one.try_acquire();
  cuda::std::latch latch(1);
  latch.arrive_and_wait();
  int *p = &plain;
  cuda::std::atomic<int *> pointer(p);
  pointer.fetch_add(1);
  return a.load() + b + int(old) + plain + won + (pointer.load() - p) + cuda::std::atomic_load(&a) + a.is_lock_free();
}
