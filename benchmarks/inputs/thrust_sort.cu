// A program that lives off the CUDA core libraries: thrust::sort and cub.
#include <cub/cub.cuh>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/transform.h>

#include <cstdio>

struct Hash {
    __host__ __device__ unsigned int operator()(unsigned int value) const {
        value = (value ^ 61) ^ (value >> 16);
        value *= 9;
        value ^= value >> 4;
        value *= 0x27d4eb2d;
        return value ^ (value >> 15);
    }
};

template <int Block>
__global__ void block_sums(const unsigned int *values, unsigned long long *sums) {
    using Reduce = cub::BlockReduce<unsigned long long, Block>;
    __shared__ typename Reduce::TempStorage storage;
    unsigned long long sum = Reduce(storage).Sum(values[blockIdx.x * Block + threadIdx.x]);
    if (threadIdx.x == 0) {
        sums[blockIdx.x] = sum;
    }
}

int main() {
    constexpr int count = 1 << 20;
    thrust::device_vector<unsigned int> values(count);
    thrust::transform(thrust::device, thrust::counting_iterator<unsigned int>(0),
                      thrust::counting_iterator<unsigned int>(count), values.begin(), Hash());
    thrust::sort(values.begin(), values.end());

    thrust::device_vector<unsigned long long> sums(count / 256);
    block_sums<256><<<count / 256, 256>>>(thrust::raw_pointer_cast(values.data()),
                                          thrust::raw_pointer_cast(sums.data()));

    thrust::device_vector<unsigned int> prefix(count);
    std::size_t bytes = 0;
    cub::DeviceScan::ExclusiveSum(nullptr, bytes, values.data(), prefix.data(), count);
    thrust::device_vector<char> scratch(bytes);
    cub::DeviceScan::ExclusiveSum(scratch.data().get(), bytes, values.data(), prefix.data(), count);

    thrust::host_vector<unsigned int> host = values;
    std::printf("%u %u %llu\n", host.front(), host.back(), thrust::reduce(sums.begin(), sums.end()));
    return 0;
}
