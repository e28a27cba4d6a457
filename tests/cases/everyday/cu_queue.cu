// flags: -std=c++20
// Work queues with atomics, cooperative groups and warp functions.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuda/atomic>
#include <cub/block/block_reduce.cuh>
#include <thrust/device_vector.h>
#include <thrust/transform.h>
#include <thrust/functional.h>
#include <string>

namespace cg = cooperative_groups;

template <typename T> concept Task = requires(T t) { t.run(0); };

template <typename T, int Capacity>
struct Queue {
  T items[Capacity];
  cuda::atomic<int, cuda::thread_scope_device> head{0};
  int tail;
  __device__ bool push(const T &item) {
    int at = atomicAdd(&tail, 1);
    if (at >= Capacity) return false;
    items[at] = item;
    return true;
  }
  __device__ T pop() { return items[head.fetch_add(1)]; }
  __host__ void reset() { tail = 0; head.store(0); }
  int size() const { return tail - head; }
  __device__ void clear() { reset(); }
};

struct Job { int id; float cost; __device__ void run(int lane) { cost += lane; } };
struct HostJob { std::string name; void run(int) { name += "x"; } };
struct NotAJob { int id; };

template <Task T>
__global__ void work(Queue<T, 128> *queue, int n) {
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<32>(block);
  T task = queue->pop();
  task.run(tile.thread_rank());
  task.stop();
  tile.sync();
}

__global__ void drain(Queue<Job, 64> queue, int *done) {
  cg::thread_block block;
  cg::thread_block group = cg::this_thread_blok();
  auto tile = cg::tiled_partition<24>(group);
  auto grid = cg::this_grid(1);
  grid.synchronize();
  group.sync(1);
  int sum = cg::reduce(tile, 1, cg::plus<int>());
  int best = cg::reduce(tile, 1.0f, cg::greater<float>());
  auto sub = cg::tiled_partition<32>(cg::this_thread_block());
  int value = sub.shfl(done[0], "0");
  int down = sub.shfl_down(1);
  unsigned mask = sub.ballot();
  if (sub.any(done)) done[0] = sub.size;
  float x = __shfl_sync(0xffffffff, "a", 0);
  int y = __shfl_xor(0xffffffff, down, 1);
  bool all = __all_sync(down);
  int count = __popc(0.5, 1);
  cg::coalesced_group active = cg::coalesced_threads(0);
  active.shfl(value);
  queue.push(Job{1});
  queue.push(3);
  queue.head = 3;
  queue.items.size();
  queue.reset();
}

__global__ void count(const int *data, int *total, int n) {
  using Reduce = cub::BlockReduce<int, 128>;
  __shared__ Reduce::TempStorage temp;
  int v = data[threadIdx.x];
  int sum = Reduce(temp).Sums(v);
  int best = Reduce().Sum(v);
  int last = Reduce(temp).Reduce(v);
  atomicAdd(total, 1.5);
  atomicAdd(data, 1);
  atomicMax(total, &sum);
  atomicCAS(total, 1);
  atomicExch(total, "x");
  atomicSub(&temp, 1);
  atomicIncrement(total);
  __threadfence(1);
  __nanosleep("10");
  assert(sum > 0);
  __shared__ int seen[128] = {0};
  __shared__ const int limit = n;
  static int calls = 0;
  static __shared__ int ok;
  int local[n];
  clock64(1);
  auto f = [&](int i) { return data[i] + missing; };
  f("x");
  f(1, 2);
  try { sum++; } catch (...) { }
  throw sum;
  new int[n], delete[] total;
  std::string s = "x";
  goto end;
  __trap(0);
}

struct Square { __device__ float operator()(float x) const { return x * x; } };
struct Add { float by; __host__ float operator()(float x) const { return x + by; } };

void thrustUses(thrust::device_vector<float> &v, std::vector<float> &h) {
  thrust::transform(v.begin(), v.end(), v.begin(), Square);
  thrust::transform(v.begin(), v.end(), Square());
  thrust::transform(v.begin(), v.end(), v.begin(), Square());
  thrust::transfrm(v.begin(), v.end(), v.begin(), Square());
  thrust::device_vector<float> w = 3;
  thrust::device_vector<float> u(h);
  thrust::host_vector<float> g = v;
  float sum = thrust::reduce(v);
  float *p = v.data();
  float *q = thrust::raw_pointer_cast(v);
  v.push(1.0f);
  v[0].x = 1;
  v = h.begin();
  for (float x : v) {}
  for (auto x : v.data()) {}
  thrust::device_vector<std::strng> names;
  thrust::device_vector<int, 3> sized;
  auto plus = thrust::plus<float>(1);
  auto z = thrust::make_zip_iterator(v.begin(), h.begin());
}

void launches(Queue<Job, 128> *queue, Queue<Job, 64> &small, int *done) {
  work<<<1, 32>>>(queue, 3);
  work<Job><<<1, 32>>>(queue);
  work<HostJob><<<1, 32>>>(nullptr, 1);
  work<NotAJob><<<1, 32>>>(nullptr, 1);
  work<<<1, 32>>>(small, 1);
  drain<<<1, 32>>>(&small, done);
  drain<<<1, 32>>>(small, done, 1);
  drain<<<dim3(1, 1), dim3(32), 0, 0>>>(small, small.items);
  void *args[] = {&small, done, 3};
  cudaLaunchCooperativeKernel(drain, 1, 32, args);
  cudaLaunchCooperativeKernel((void *)drain, dim3(1), dim3(32), args, 0, 0);
  int blocks = 0;
  cudaOccupancyMaxPotentialBlockSize(&blocks, drain);
  cudaFuncSetAttribute(drain, cudaFuncAttributeMaxDynamicSharedMemorySize);
  cudaFuncSetAttribute(drain, cudaFuncAttributeMaxDynamicShared, 3);
  small.push(Job());
  Queue<Job> half;
  Queue<Job, blocks> sized;
  Queue<Task, 3> tasks;
  queue.reset();
  queue->resett();
  count<<<1, 128>>>("data", done, 3);
  count<<<1, 128>>>(done, 3, 3);
  const int *c = done;
  count<<<1, 128>>>(c, c, 3);
}
