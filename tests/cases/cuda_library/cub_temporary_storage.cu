// flags: -std=c++17
#include <cub/block/block_load.cuh>
#include <cub/block/block_radix_rank.cuh>
#include <cub/block/block_store.cuh>
#include <cub/device/device_reduce.cuh>
#include <cub/device/device_scan.cuh>
#include <cub/thread/thread_sort.cuh>
#include <cub/util_debug.cuh>
#include <cub/util_type.cuh>
#include <stdexcept>
#include <utility>

class Storage {
  void *p_ = nullptr;
  std::size_t bytes_ = 0;

public:
  Storage() = default;
  Storage(const Storage &) = delete;
  Storage(Storage &&other) noexcept : p_(std::exchange(other.p_, nullptr)), bytes_(std::exchange(other.bytes_, 0)) {}
  ~Storage() { cudaFree(p_); }
  template <class F> void run(F &&f) {
    std::size_t wanted = 0;
    check(f(nullptr, wanted));
    if (wanted > bytes_) {
      check(cudaFree(p_));
      check(cudaMalloc(&p_, bytes_ = wanted));
    }
    check(std::forward<F>(f)(p_, bytes_));
  }
  static void check(cudaError_t e) {
    if (e != cudaSuccess) throw std::runtime_error(cudaGetErrorString(e));
  }
};

template <class Policy> struct Agent {
  static constexpr int threads = Policy::threads, items = Policy::items;
  using value_type = typename Policy::value_type;
  using Load = cub::BlockLoad<value_type, threads, items, Policy::load>;
  using Store = cub::BlockStore<value_type, threads, items>;
  union TempStorage {
    typename Load::TempStorage load;
    typename Store::TempStorage store;
  };
  TempStorage &storage;
  __device__ explicit Agent(TempStorage &storage) : storage(storage) {}
  __device__ void consume(const value_type *in, value_type *out, int valid, ::cuda::std::true_type) {
    value_type data[items];
    Load(storage.load).Load(in, data, valid, value_type());
    __syncthreads();
    for (value_type &v : data) v = v * v;
    Store(storage.store).Store(out, data, valid);
  }
};
template <class T> struct Policy {
  enum { threads = 128, items = 16 / sizeof(T) };
  using value_type = T;
  static constexpr cub::BlockLoadAlgorithm load = cub::BLOCK_LOAD_DIRECT;
};
template <class P> __launch_bounds__(int(P::threads)) __global__ void square(const typename P::value_type *in, typename P::value_type *out, int n) {
  __shared__ typename Agent<P>::TempStorage storage;
  constexpr int tile = P::threads * P::items;
  int offset = blockIdx.x * tile;
  Agent<P>(storage).consume(in + offset, out + offset, min(tile, n - offset), cuda::std::true_type());
}

void run(float *in, float *out, int n) {
  Storage storage;
  storage.run([&](void *p, std::size_t &bytes) { return cub::DeviceReduce::Max(p, bytes, in, out, n); });
  auto scan = [=](void *p, std::size_t &bytes) { return cub::DeviceScan::InclusiveSum(p, bytes, in, out, n); };
  storage.run(scan);
  square<Policy<float>><<<(n + 511) / 512, Policy<float>::threads>>>(in, out, n);
  CubDebugExit(cudaPeekAtLastError());
  Storage other = std::move(storage);
}
