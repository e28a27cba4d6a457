// flags: -std=c++17 --extended-lambda
// What only code of the device names needs nothing in the host file, where its bodies are not: but heads, constants,
// bodies for both sides and what the stubs of kernels spell do.
#include <cub/block/block_reduce.cuh>
#include <cub/warp/warp_scan.cuh>
#include <cuda/std/array>
#include <cuda/std/optional>
#include <cuda/std/tuple>
#include <thrust/complex.h>
#include <thrust/pair.h>

#include <cstdio>
#include <functional>
#include <vector>

template <class T>
__global__ void fill(T *out, cuda::std::tuple<T, int> values) {
    out[threadIdx.x] = cuda::std::get<0>(values) + T(cuda::std::get<1>(values));
}

// An instance of a kernel that a body of the device alone makes, for a type that it alone names.
__device__ void (*chosen)(thrust::complex<float> *, cuda::std::tuple<thrust::complex<float>, int>);
__global__ void choose() {
    chosen = fill<thrust::complex<float>>;
}

template <int Block>
__global__ void sums(const int *in, int *out) {
    using Reduce = cub::BlockReduce<int, Block>;
    __shared__ typename Reduce::TempStorage storage;
    int sum = Reduce(storage).Sum(in[threadIdx.x]);
    if (threadIdx.x == 0) {
        *out = sum;
    }
}

struct Walker {
    __device__ int step(int x) const { return cuda::std::optional<int>(x).value_or(3); }

    int host_step(int x) const { return std::plus<int>()(x, 1); }
    __device__ constexpr int constant() const { return static_cast<int>(sizeof(cuda::std::array<int, 3>)); }
    __host__ __device__ int both(int x) const { return cuda::std::max(x, 4); }
    __device__ static auto deduced(int x) { return cuda::std::make_pair(x, x); }
};

__device__ thrust::pair<int, int> in_head(int x, cuda::std::array<int, 4> a = {}) {
    return thrust::make_pair(x, a[0]);
}

template <class F>
__global__ void call(F f) { f(threadIdx.x); }

int main() {
    int *memory = nullptr;
    cudaMalloc(&memory, 4096);
    sums<64><<<1, 64>>>(memory, memory);
    fill<<<1, 32>>>(memory, cuda::std::tuple<int, int>(1, 2));
    choose<<<1, 1>>>();
    call<<<1, 32>>>([=] __device__(int at) { memory[at] = cuda::std::get<1>(cuda::std::make_tuple(at, 4)); });
    call<<<1, 32>>>([=] __host__ __device__(int at) { memory[at] = cuda::std::min(at, 4); });
    std::vector<int> host(Walker().host_step(2));
    std::printf("%zu %d\n", host.size(), Walker().both(3));
    return 0;
}
