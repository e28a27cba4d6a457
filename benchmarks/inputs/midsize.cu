// A program as people write them: standard library on the host, cooperative groups and a few kernels.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <numeric>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

namespace cg = cooperative_groups;

#define CHECK(call)                                                                          \
    do {                                                                                     \
        cudaError_t status = (call);                                                         \
        if (status != cudaSuccess) {                                                         \
            throw std::runtime_error(std::string(#call ": ") + cudaGetErrorString(status));  \
        }                                                                                    \
    } while (0)

template <typename T>
class DeviceArray {
public:
    explicit DeviceArray(std::size_t count) : count_(count) { CHECK(cudaMalloc(&data_, count * sizeof(T))); }
    explicit DeviceArray(const std::vector<T> &values) : DeviceArray(values.size()) {
        CHECK(cudaMemcpy(data_, values.data(), count_ * sizeof(T), cudaMemcpyHostToDevice));
    }
    DeviceArray(const DeviceArray &) = delete;
    DeviceArray &operator=(const DeviceArray &) = delete;
    ~DeviceArray() { cudaFree(data_); }

    T *data() { return data_; }
    std::size_t size() const { return count_; }
    std::vector<T> copy() const {
        std::vector<T> values(count_);
        CHECK(cudaMemcpy(values.data(), data_, count_ * sizeof(T), cudaMemcpyDeviceToHost));
        return values;
    }

private:
    T *data_ = nullptr;
    std::size_t count_ = 0;
};

__constant__ float coefficients[16];
__device__ unsigned int finished_blocks;

template <typename T>
__host__ __device__ constexpr T square(T value) {
    return value * value;
}

__device__ float horner(float x) {
    float sum = 0.0f;
#pragma unroll
    for (int i = 15; i >= 0; --i) {
        sum = fmaf(sum, x, coefficients[i]);
    }
    return sum;
}

__global__ void polynomial(float *values, int count) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
        values[i] = horner(values[i]);
    }
}

template <typename T, int Block>
__global__ void __launch_bounds__(Block) sum_of_squares(const T *values, std::size_t count, T *result) {
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<32> warp = cg::tiled_partition<32>(block);
    __shared__ T partial[Block / 32];
    T sum = T();
    for (std::size_t i = blockIdx.x * Block + threadIdx.x; i < count; i += gridDim.x * Block) {
        sum += square(values[i]);
    }
    sum = cg::reduce(warp, sum, cg::plus<T>());
    if (warp.thread_rank() == 0) {
        partial[warp.meta_group_rank()] = sum;
    }
    block.sync();
    if (block.thread_rank() == 0) {
        T total = T();
        for (int i = 0; i < Block / 32; ++i) {
            total += partial[i];
        }
        atomicAdd(result, total);
        atomicInc(&finished_blocks, gridDim.x);
    }
}

__global__ void transpose(float *out, const float *in, int width, int height) {
    __shared__ float tile[32][33];
    int x = blockIdx.x * 32 + threadIdx.x;
    int y = blockIdx.y * 32 + threadIdx.y;
    if (x < width && y < height) {
        tile[threadIdx.y][threadIdx.x] = in[y * width + x];
    }
    __syncthreads();
    x = blockIdx.y * 32 + threadIdx.x;
    y = blockIdx.x * 32 + threadIdx.y;
    if (x < height && y < width) {
        out[y * height + x] = tile[threadIdx.x][threadIdx.y];
    }
}

template <typename T>
T run_sum(DeviceArray<T> &values) {
    DeviceArray<T> result(std::vector<T>(1, T()));
    sum_of_squares<T, 256><<<64, 256>>>(values.data(), values.size(), result.data());
    CHECK(cudaGetLastError());
    return result.copy().front();
}

class Stopwatch {
public:
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }

private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

int main(int argc, char **argv) {
    std::map<std::string, std::string> options;
    for (int i = 1; i + 1 < argc; i += 2) {
        options[argv[i]] = argv[i + 1];
    }
    int count = options.count("--count") ? std::stoi(options["--count"]) : 1 << 20;

    std::mt19937 generator(1);
    std::uniform_real_distribution<float> distribution(-1.0f, 1.0f);
    std::vector<float> host(count);
    std::generate(host.begin(), host.end(), [&] { return distribution(generator); });
    std::vector<float> factors(16);
    std::iota(factors.begin(), factors.end(), 1.0f);
    CHECK(cudaMemcpyToSymbol(coefficients, factors.data(), factors.size() * sizeof(float)));

    std::unordered_map<std::string, std::function<float()>> steps;
    DeviceArray<float> values(host);
    auto scratch = std::make_unique<DeviceArray<float>>(values.size());
    steps["polynomial"] = [&] {
        polynomial<<<256, 256>>>(values.data(), count);
        return values.copy().back();
    };
    steps["transpose"] = [&] {
        dim3 grid((1024 + 31) / 32, (count / 1024 + 31) / 32), block(32, 32);
        transpose<<<grid, block>>>(scratch->data(), values.data(), 1024, count / 1024);
        return scratch->copy().front();
    };
    steps["sum"] = [&] { return run_sum(values); };

    for (const auto &[name, step] : steps) {
        Stopwatch watch;
        float result = step();
        std::ostringstream line;
        line << name << ": " << result << " in " << watch.seconds() << " s";
        std::cout << line.str() << "\n";
    }
    return 0;
}
