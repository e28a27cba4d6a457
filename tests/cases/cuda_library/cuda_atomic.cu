// flags: -std=c++17 -arch=sm_80
#include <cuda/atomic>
#include <cuda/latch>
#include <cuda/semaphore>

using block_int = cuda::atomic<int, cuda::thread_scope_block>;

struct Node {
  int value;
  Node *next;
};

struct Stack {
  cuda::atomic<Node *, cuda::thread_scope_device> head{nullptr};
  __host__ __device__ void push(Node *n) {
    n->next = head.load(cuda::memory_order_relaxed);
    while (!head.compare_exchange_weak(n->next, n, cuda::memory_order_release, cuda::memory_order_relaxed))
      ;
  }
};

__device__ Stack stack;

__global__ void histogram(const unsigned char *text, int *counts, int n) {
  __shared__ block_int local[26];
  if (threadIdx.x < 26) local[threadIdx.x].store(0, cuda::std::memory_order_relaxed);
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    if (unsigned c = text[i] - 'a'; c < 26) local[c].fetch_add(1, cuda::memory_order_relaxed);
  __syncthreads();
  if (threadIdx.x < 26) {
    cuda::atomic_ref<int, cuda::thread_scope_device> global(counts[threadIdx.x]);
    global += local[threadIdx.x].load();
    global.fetch_max(3);
  }
  cuda::atomic_thread_fence(cuda::memory_order_acq_rel, cuda::thread_scope_block);
  Node node{1, nullptr};
  stack.push(&node);
}

int atomics(int n) {
  cuda::atomic<int> a(n), b(3);
  a.fetch_min(2);
  a.fetch_max(n, cuda::memory_order_acquire);
  int seen = a.exchange(5);
  a--;
  a |= 4;
  a.wait(0);
  a.notify_all();
  cuda::atomic<double, cuda::thread_scope_system> d{1.5};
  d.fetch_add(2.5);
  cuda::atomic_ref<double> rd(*new double(2));
  rd = 4;
  cuda::counting_semaphore<cuda::thread_scope_system, 4> s(1);
  s.acquire();
  s.release();
  cuda::binary_semaphore<cuda::thread_scope_device> one(0);
  cuda::latch<cuda::thread_scope_block> latch(1);
  latch.count_down();
  Stack local;
  Node node{n, nullptr};
  local.push(&node);
  return seen + b.load() + int(d.load()) + int(rd) + one.try_acquire() + latch.try_wait() +
         cuda::atomic<int>::is_always_lock_free + local.head.load()->value;
}
