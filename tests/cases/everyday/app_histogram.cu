// flags: -std=c++17
// Histograms and sorting with thrust, cub and libcu++, with everyday mistakes.
#include <cstdio>
#include <cub/cub.cuh>
#include <cuda/atomic>
#include <cuda/std/array>
#include <cuda/std/optional>
#include <cuda/std/tuple>
#include <cuda/std/type_traits>
#include <cuda/std/utility>
#include <string>
#include <thrust/adjacent_difference.h>
#include <thrust/binary_search.h>
#include <thrust/copy.h>
#include <thrust/count.h>
#include <thrust/device_ptr.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/extrema.h>
#include <thrust/fill.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/inner_product.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/tuple.h>
#include <thrust/unique.h>
#include <vector>

struct Bin {
    int lower, upper;
    unsigned count;
};

struct Square {
    __host__ __device__ float operator()(float x) const { return x * x; }
};

struct InBin {
    Bin bin;
    InBin(Bin b) : bin(b) {}
    __device__ bool operator()(int x) { return x >= bin.low && x < bin.upper; }
};

struct ByCount {
    __host__ __device__ bool operator()(const Bin &a, const Bin &b) const { return a.count < b; }
};

template <typename T>
struct Scale {
    T factor;
    __host__ __device__ T operator()(const T &x) const { return x * factors; }
};

using Ints = thrust::device_vector<int>;
using Floats = thrust::device_vector<float>;

int counted(const Ints &data, Bin bin) {
    int n = thrust::count_if(data.begin(), data.end(), InBin{});
    n += thrust::count(data.begin(), data.end());
    n += thrust::count_if(data, InBin(bin));
    n += thrust::cnt(data.begin(), data.end(), 3);
    return n + data.length();
}

float summed(Floats &f, const thrust::host_vector<float> &h) {
    float s = thrust::reduce(f.begin(), f.end(), 0.f, thrust::plus<float>);
    s += thrust::transform_reduce(f.begin(), f.end(), Square{}, 0.f);
    s += thrust::inner_product(f.begin(), f.end(), h);
    s += *thrust::max_element(f);
    s += thrust::reduce(f.begin(), h.end());
    std::string text = thrust::reduce(f.begin(), f.end());
    s += thrust::plus<float>()(1, 2, 3);
    s += f[0].x;
    float *raw = f.data();
    float *other = thrust::raw_pointer_cast(f);
    float *third = &f[0];
    return s + raw[0] + other[0] + third[0] + text;
}

void sorted(Ints &keys, Floats &values, thrust::device_vector<Bin> &bins) {
    thrust::sort(keys);
    thrust::sort_by_key(keys.begin(), keys.end());
    thrust::sort(keys.begin(), keys.end(), thrust::greater<int>);
    thrust::sort(keys.end());
    thrust::sort(thrust::devise, keys.begin(), keys.end());
    thrust::stable_sort(keys.begin());
    thrust::unique(keys.begin(), keys.end()).size();
    auto end = thrust::unique_by_key(keys.begin(), keys.end(), values.begin());
    keys.erase(end, keys.end());
    keys.resize(end.frist - keys.begin());
    bins[0].count = 1;
    Bin b = bins[0];
    b.count += bins[1].count;
    keys = values;
    keys = bins;
    keys.push_back(b);
    Ints copy(bins);
    Ints more = 100;
    Ints filled(10, "a");
    Ints list = {1, 2, "b"};
}

void copies(const std::vector<int> &v, Ints &d) {
    thrust::copy(v.begin(), d.begin());
    d.assign(v);
    thrust::host_vector<int> h = v;
    thrust::host_vector<float> f = d;
    thrust::fill(d.begin(), d.end());
    thrust::sequence(d.begin());
    thrust::transform(d.begin(), d.end(), d.begin(), Scale{2, 3});
    thrust::transform(d.begin(), d.end(), Scale<int>{2});
    thrust::transform(d.begin(), d.end(), d.begin(), Scale<int>(2.5, 1));
    thrust::copy_n(h.begin(), "10", d.begin());
    thrust::device_ptr<int> p = d.data();
    thrust::device_ptr<float> q = p;
    int *raw = p;
    p = raw;
    p->x = 3;
    delete d;
    h.swap(f);
    h.insert(3);
    h.front = 1;
}

void iterators(Ints &a, Floats &b) {
    auto first = thrust::make_zip_iterator(a.begin(), b.begin());
    auto last = thrust::make_zip_iterator(thrust::make_tuple(a.end()));
    int n = last - first;
    auto x = thrust::get<2>(*first);
    auto c = thrust::make_counting_iterator("a");
    thrust::counting_iterator<int> zero = 0;
    auto t = thrust::make_transform_iterator(a.begin());
    auto u = thrust::make_transform_iterator<Square>(a.begin(), Square{});
    float v = u[0] + t[0] + *zero + n + x + *c;
    thrust::tuple<int, float> pair = thrust::make_tuple(1, 2.f, 3);
    pair.first = v;
    thrust::get<float>(pair) = 3;
    int k = pair;
    thrust::tie(n, v) = 3;
    thrust::pair<int, int> pp = {1, 2, 3};
    k += pp.thrid;
}

void temporary(int *keys, float *values, int n, cudaStream_t stream) {
    size_t bytes;
    void *scratch = nullptr;
    cub::DeviceReduce::Sum(scratch, bytes, values);
    cub::DeviceReduce::Add(scratch, bytes, values, values, n);
    cub::DeviceRadixSort::SortKeys(scratch, &bytes, keys, keys, n);
    cub::DeviceRadixSort::SortPairs(scratch, bytes, keys, keys, values, n);
    cub::DeviceScan::ExclusiveSum(bytes, scratch, keys, keys, n);
    cub::DeviceHistogram::HistogramEven(scratch, bytes, values, keys, 10, 0.f, n);
    cub::DoubleBuffer<int> buffer(keys);
    cub::DeviceSelect::If(scratch, bytes, keys, keys, n, n);
    buffer.current = keys;
    cudaMalloc(scratch, bytes);
    cudaMemcpyAsync(keys, values, n, stream);
    cudaFree(scratch, stream);
}

template <int Threads, int Items>
__global__ void block_sort(int *data, int n) {
    using Load = cub::BlockLoad<int, Threads, Items>;
    using Sort = cub::BlockRadixSort<int, Threads, Items>;
    __shared__ union {
        typename Load::TempStorage load;
        typename Sort::TempStorage sort;
    } temp;
    int items[Items];
    Load(temp.load).Load(data + blockIdx.x * Threads * Items, items);
    __syncthreads(1);
    Sort(temp.sorted).Sort(items);
    Sort(temp.sort).Sort(items, n);
    data[threadIdx.x] = item[0];
}

__global__ void block_sum(const float *in, float *out) {
    using Reduce = cub::BlockReduce<float, 128>;
    __shared__ typename Reduce::TempStorage temp;
    __shared__ cub::BlockReduce::TempStorage wrong;
    float sum = Reduce(temp).Sum(in[threadIdx.x], 1, 2);
    float max = Reduce(temp).Reduce(in[threadIdx.x]);
    float min = Reduce(wrong).Minimum(in[threadIdx.x]);
    float other = cub::WarpReduce<float>().Sum(sum);
    if (threadIdx.x = 0)
        out[blockIdx.x] = sum + max + min + other;
    cub::WarpReduce<float, 32, 1, 2, 3> warp;
}

__global__ void atomics(cuda::atomic<int> *counter, int *bins, cuda::std::array<int, 4> *rows) {
    counter->fetch_add(1, 2, 3);
    counter->add(1);
    *counter = "a";
    cuda::atomic_ref<int> ref = bins[0];
    cuda::atomic_ref<int, cuda::thread_scope_blok> bad(bins[1]);
    ref.fetch_sub("1");
    cuda::std::array<int, 2> two = {1, 2, 3};
    cuda::std::array<int> none;
    rows[0][1] = two;
    rows->fill();
    cuda::std::optional<int> o = 3;
    bins[0] = o;
    bins[1] = o.value_or("x");
    cuda::std::tuple<int, float> t{1, 2.f, 3};
    auto [a, b, c] = t;
    bins[2] = cuda::std::get<2>(t) + cuda::std::max(1, 2.f);
    static_assert(cuda::std::is_same_v<int, float>, "same");
    int big = cuda::std::numeric_limit<int>::max();
}

void launched(Ints &d, Floats &f) {
    block_sort<<<1, 128>>>(d.data(), 3);
    block_sort<128, 4><<<1, 128>>>(d, 3);
    block_sort<128><<<1, 128>>>(thrust::raw_pointer_cast(d.data()), 3);
    block_sort<128, 4><<<1, 128>>>(thrust::raw_pointer_cast(d.data()), "3");
    block_sum<<<1, 128>>>(f.data(), f.data());
    block_sum<<<1, 128>>>(thrust::raw_pointer_cast(f.data()));
    thrust::for_each(d.begin(), d.end(), [] __device__(int &x) { x.y = 1; });
    thrust::for_each(d.begin(), d.end(), [&] __device__(int &x) { x = 1; });
    thrust::for_each_n(d.begin(), [] __device__(int x) {});
    thrust::tabulate(d.begin(), d.end(), Square{});
}
