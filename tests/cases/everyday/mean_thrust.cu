// flags: -std=c++17 --extended-lambda
// Sensor readings sorted, grouped and summed with thrust and cub, with what a port left behind.
#include <cub/cub.cuh>
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/tuple.h>

#include <iostream>
#include <string>
#include <vector>

struct Reading {
    int sensor;
    float value;
    double time;
};

struct BySensor {
    __host__ __device__ bool operator()(const Reading &a, const Reading &b) { return a.sensor < b.sensorId; }
};

struct Value {
    __device__ float operator()(const Reading &r) const { return r.value; }
};

struct Scale {
    explicit Scale(float f) : factor(f) {}
    __device__ float operator()(float x) const { return x * factor; }
    const float factor;
};

struct Log {
    float operator()(float x) const { return std::log(x); }
};

template <typename T>
struct Clamp {
    T low, high;
    __host__ __device__ T operator()(T x) const { return x < low ? low : x > high ? high : x; }
};

template <typename T>
struct SquareDiff {
    T mean;
    __device__ T operator()(T x) { return (x - mean_) * (x - mean_); }
};

class Station {
public:
    Station(std::string name, std::size_t n) : name_(std::move(name)), readings_(n) {}

    void load(const std::vector<Reading> &host) {
        readings_ = host;
        readings_.assign(host);
        thrust::copy(host.begin(), host.end(), readings_.begin());
        thrust::copy(host, readings_.begin());
    }

    float mean() const {
        float sum = thrust::transform_reduce(readings_.begin(), readings_.end(), Value(), 0.0f, thrust::plus<float>());
        return sum / readings_.count();
    }

    void sort() const { thrust::sort(readings_.begin(), readings_.end(), BySensor); }
    void order() { thrust::sort(readings_.begin(), readings_.end(), BySensor{}, 3, 4, 5); }

    Reading *raw() { return thrust::raw_pointer_cast(readings_.data()); }
    Reading *raw() const { return thrust::raw_pointer_cast(readings_.data()); }
    const Reading *pointer() const { return readings_.data(); }
    Reading first() const { return readings_[0]; }
    float firstValue() const { return readings_[0].value; }
    void setFirst(float v) { readings_[0].value = v; }
    const std::string &name() { return name_; }
    std::size_t size() const { return readings_.size(); }

private:
    std::string name_;
    thrust::device_vector<Reading> readings_;
};

float variance(const thrust::device_vector<float> &values, float mean) {
    SquareDiff<float> diff(mean);
    return thrust::transform_reduce(values.begin(), values.end(), SquareDiff<float>{mean}, 0.0f, thrust::plus<>{}) /
           values.size();
}

void scale(thrust::device_vector<float> &values, float by) {
    Scale scale = by;
    Scale none;
    thrust::transform(values.begin(), values.end(), values.begin(), Scale(by));
    thrust::transform(values.begin(), values.end(), values.begin(), scale(by));
    thrust::for_each(values.begin(), values.end(), [=] __device__(float & x) { x *= by; factor = x; });
    scale.factor = 2;
}

int countAbove(const thrust::device_vector<float> &values, float limit) {
    int n = thrust::count_if(values.begin(), values.end(), [=] __device__(float x) { return x > limits; });
    auto above = [&] __device__(float x) { return x > limit; };
    auto below = [limit] __device__(float x) { limit = x; return x < limit; };
    return n + above(4) + "0";
}

void zipped(thrust::device_vector<int> &keys, thrust::device_vector<float> &values) {
    auto begin = thrust::make_zip_iterator(thrust::make_tuple(keys.begin(), values.begin()));
    auto end = thrust::make_zip_iterator(thrust::make_tuple(keys.end()));
    thrust::sort(begin, end);
    thrust::for_each(begin, begin + keys.size(), [] __device__(thrust::tuple<int, float> t) {
        int key = thrust::get<0>(t);
        float value = thrust::get<2>(t);
        thrust::get<1>(t) = key * value;
    });
    using Pair = thrust::tuple<int, float>;
    Pair p = thrust::make_tuple(1, "two");
    Pair q(1, 2.0f, 3);
    int first = p;
    std::get<0>(q) = 1;
    std::cout << first;
}

void grouped(const thrust::device_vector<int> &keys, const thrust::device_vector<float> &values) {
    thrust::device_vector<int> outKeys(keys.size());
    thrust::device_vector<float> sums(keys.size());
    auto ends = thrust::reduce_by_key(keys.begin(), keys.end(), values.begin(), outKeys.begin(), sums.begin());
    outKeys.resize(ends.first - outKeys.begin());
    sums.resize(ends.third - sums.begin());
    thrust::device_vector<int>::iterator it = keys.begin();
    thrust::host_vector<int> host = outKeys;
    thrust::host_vector<float> wrong = "text";
    std::vector<int> copied = outKeys;
    std::vector<int> copied2(outKeys.begin(), outKeys.end());
    for (int &key : keys) ++key;
    int sum = thrust::reduce(host.begin(), host.end(), 0, thrust::plus<int>);
    int *raw = outKeys.data();
    int *raw2 = thrust::raw_pointer_cast(&outKeys[0]);
    float *raw3 = thrust::raw_pointer_cast(outKeys.data());
    std::cout << sum << *raw2 << it[0];
}

class Sorter {
public:
    explicit Sorter(std::size_t n) : count_(n) {
        cub::DeviceRadixSort::SortKeys(nullptr, bytes_, keysIn_, keysOut_, n);
        cudaMalloc(&temp_, bytes_);
        cudaMalloc(keysIn_, n * sizeof(int));
        cudaMalloc((void **)keysOut_, n * sizeof(int));
    }
    Sorter(const Sorter &) = delete;
    ~Sorter() { cudaFree(&temp_); cudaFree(keys_); }

    cudaError_t run(cudaStream_t stream) const {
        return cub::DeviceRadixSort::SortKeys(temp_, bytes_, keysIn_, keysOut_, count_, 0, 32, stream);
    }
    int total(cudaStream_t stream = nullptr) {
        int *out;
        cub::DeviceReduce::Sum(temp_, bytes_, keysOut_, out, count_, stream);
        cub::DeviceReduce::Mean(temp_, bytes_, keysOut_, out, count_);
        cub::DeviceReduce::Sum(temp_, bytes_);
        int result;
        cudaMemcpyAsync(&result, out, sizeof(int), cudaMemcpyDeviceToHost, stream);
        cudaMemcpy(result, out, sizeof(int), cudaMemcpyDeviceToHost);
        return result;
    }

private:
    std::size_t bytes_ = 0, count_;
    void *temp_ = nullptr;
    int *keysIn_ = nullptr, *keysOut_ = nullptr;
};

template <int BLOCK>
__global__ void blockSums(const float *in, float *out, int n) {
    using Reduce = cub::BlockReduce<float, BLOCK>;
    __shared__ typename Reduce::TempStorage storage;
    int i = blockIdx.x * BLOCK + threadIdx.x;
    float x = i < n ? in[i] : 0;
    float sum = Reduce(storage).Sum(x);
    if (threadIdx.x == 0) out[blockIdx.x] = sum;
    in[i] = sum;
}

template <int BLOCK, int ITEMS>
__global__ void blockSort(int *keys) {
    using Load = cub::BlockLoad<int, BLOCK, ITEMS>;
    using Sort = cub::BlockRadixSort<int, BLOCK, ITEMS>;
    __shared__ union { typename Load::TempStorage load; typename Sort::TempStorage sort; } temp;
    int mine[ITEMS];
    Load(temp.load).Load(keys, mine);
    __syncthreads();
    Sort(temp.sorted).Sort(mine);
    keys[threadIdx.x] = mine;
}

void launches(thrust::device_vector<float> &in, const thrust::device_vector<int> &keys) {
    thrust::device_vector<float> out(8);
    blockSums<128><<<8, 128>>>(in.data(), out.data(), in.size());
    blockSums<128><<<8, 128>>>(thrust::raw_pointer_cast(in.data()), thrust::raw_pointer_cast(out.data()), in.size());
    blockSums<<<8, 128>>>(thrust::raw_pointer_cast(in.data()), thrust::raw_pointer_cast(out.data()), in.size());
    blockSort<128, 4><<<1, 128>>>(thrust::raw_pointer_cast(keys.data()));
    blockSort<128><<<1, 128>>>(nullptr);
}

int main() {
    Station station("north", 100);
    const Station &fixed = station;
    Station copy("south");
    std::cout << fixed.name() << station.size << copy.mean();
    station.readings_.clear();
    fixed.setFirst(3);
    fixed.load({});
    Sorter sorter(100), other = sorter;
    sorter.run();
    sorter.run(0);
    sorter.total("stream");
    thrust::device_vector<float> values = {1, 2, 3};
    variance(values);
    variance(&values, 2);
    scale(values, values);
    scale(thrust::device_vector<float>(4), 2);
    thrust::counting_iterator<int> counting = 0;
    auto doubled = thrust::make_transform_iterator(counting, Clamp<int>{0});
    Clamp clamp{0, 1.0f};
    Clamp<float> clamps(0, 1);
    thrust::sequence(values.begin(), values.end());
    thrust::fill(values.begin(), values.end(), 1);
    return doubled;
}
