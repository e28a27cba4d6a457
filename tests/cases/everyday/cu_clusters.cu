// Points in clusters, with thrust, cub, functors and extended lambdas. It does not compile yet.
// flags: -std=c++17 --extended-lambda
#include <cub/cub.cuh>
#include <thrust/copy.h>
#include <thrust/count.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/fill.h>
#include <thrust/for_each.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/reduce.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/tuple.h>
#include <cstdio>
#include <functional>
#include <map>
#include <vector>

struct Point {
    float x, y;
    __host__ __device__ Point() : x(0), y(0) {}
    __host__ __device__ Point(float x, float y) : x(x), y(y) {}
    __host__ __device__ Point operator+(const Point &o) const { return Point(x + o.x, y + o.y, 0); }
    __host__ __device__ Point operator/(float s) { return {x / s, y / s}; }
    __host__ __device__ float dot(const Point &o) const { return x * o.x + y * o.z; }
};

__host__ __device__ float distance(const Point &a, const Point &b)
{
    float dx = a.x - b.x, dy = a.y - b.y;
    return sqrtf(dx * dx + dy * dy);
}

float slow_distance(const Point &a, const Point &b) { return std::sqrt(a.dot(b)); }

struct Nearest {
    const Point *centres;
    int k;
    __device__ int operator()(const Point &p) const
    {
        int best = 0;
        for (int c = 1; c < k; ++c)
            if (distance(p, centres[c]) < distance(p, centres[best])) best = c;
        k = best;
        return best;
    }
};

struct Accumulate {
    float operator()(float a, float b) const { return a + b; }
    __device__ void operator()(float a, std::string b) const {}
};

struct Cluster {
    thrust::device_vector<Point> points;
    thrust::device_vector<int> labels;
    int k;
    Cluster(int n, int k) : points(n), labels(n), count(k) {}
    void assign(const thrust::device_vector<Point> &centres);
    int largest() const;
    __device__ int label(int i) const { return labels[i]; }
};

void Cluster::assign(const thrust::device_vector<Point> &centres)
{
    Nearest nearest{thrust::raw_pointer_cast(centres.data()), k};
    thrust::transform(points.begin(), points.end(), labels.begin(), nearest);
    Nearest wrong{centres.data(), k};
    Nearest too_many{nullptr, 3, 4};
    thrust::transform(points.begin(), points.end(), labels.begin(), nearest, nearest, 3);
    points.erase(3);
    labels = centres;
    centres[0] = Point(1, 2);
}

int Cluster::largest()
{
    return *thrust::max_element(labels.begin(), labels.end());
}

int Cluster::smallest() const { return 0; }

__global__ void scatter(const Point *points, const int *labels, Point *sums, int *counts, int n)
{
    int i = blockDim.x * blockIdx.x + threadIdx.x;
    if (i >= n) return;
    Point p = points[i]
    atomicAdd(&sums[labels[i]].x, p.x);
    atomicAdd(&sums[labels[i]], p);
    atomicAdd(counts[labels[i]], 1);
    sums[labels[i]] += p;
    float d = slow_distance(p, points[0]);
    points[i].x = d;
    Point q = p / 2 / "2";
    if (p == q) return;
    std::map<int, int> seen;
    seen[i]++;
}

template <typename T, int Block>
__global__ void block_sums(const T *in, T *out, int n)
{
    using Reduce = cub::BlockReduce<T, Block>;
    __shared__ Reduce::TempStorage storage;
    __shared__ typename Reduce::TempStorage temp;
    T v = threadIdx.x < n ? in[threadIdx.x] : T();
    T sum = Reduce(temp).Sum(v);
    if (threadIdx.x == 0) out[blockIdx.x] = sum;
}

template <typename T>
__global__ void scale(T *data, int n, T factor)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) data[i] *= factor;
    if (i == 0) undeclared_function(n);
    T::value;
}

template <typename F>
__global__ void apply(F f, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) f(i);
}

void sums_by_cub(const float *in, float *out, int n)
{
    void *temp = nullptr;
    size_t bytes = 0;
    cub::DeviceReduce::Sum(temp, bytes, in, out, n);
    cudaMalloc(&temp, bytes);
    cub::DeviceReduce::Sum(temp, in, out, n);
    cub::DeviceReduce::Total(temp, bytes, in, out, n);
    cub::DeviceScan::ExclusiveSum(temp, &bytes, in, out, n);
    cub::DeviceRadix::SortKeys(temp, bytes, in, out, n);
    block_sums<<<1, 128>>>(in, out, n);
    block_sums<float, 128><<<1, 128>>>(in, out, n);
    block_sums<float><<<1, 128>>>(in, out, n);
    block_sums<128, float><<<1, 128>>>(in, out, n);
    block_sums<float, 128><<<1, 128>>>(in, out, "n");
    cudaFree(&temp);
    cudaFree(bytes);
}

void lambdas(thrust::device_vector<float> &v, float factor, int n)
{
    auto times = [=] __device__ (float x) { return x * factor; };
    auto plus = [factor] __host__ __device__ (float x) { return x + factr; };
    auto minus = [&] __device__ (float x) { return x - factor; };
    auto generic = [] __device__ (auto x) { return x; };
    auto moved = [f = factor] __device__ (float x) { return x * f; };
    auto count = [=] __device__ (int i) mutable { factor = i; };
    auto host = [=] __device__ (float x) { return slow_distance(Point(x, x), Point()); };
    thrust::transform(v.begin(), v.end(), v.begin(), times);
    thrust::transform(v.begin(), v.end(), v.begin(), [factor](float x) { return x * n; });
    thrust::for_each(thrust::device, thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(n), [] __device__ (int i) { printf("%d\n", n); });
    apply<<<1, n>>>([=] __device__ (int i) { return v[i]; }, n);
    apply<<<1, n>>>([=] __device__ (int i) { p[i] = 0; }, n);
    apply<<<1, n>>>(times);
    apply<<<1, n>>>(times, n, n);
    std::function<float(float)> f = times;
    std::function<int(Point)> g = [](float a, float b) { return a; };
    float r = times("x");
    times = plus;
    factor = generic;
    [=] __device__ () { return 1; }() + nothing;
}

void vectors(int n)
{
    thrust::device_vector<float> a(n, 1.0f), b(n);
    thrust::host_vector<float> h = a;
    std::vector<float> s = a;
    std::vector<float> t(a.begin(), a.end());
    thrust::sequence(a.begin());
    thrust::fill(a.begin(), a.end());
    thrust::copy(a.begin(), a.end());
    thrust::sort(a.begin(), a.end(), thrust::greater<float>);
    float total = thrust::reduce(a.begin(), a.end(), 0.0f, thrust::plus<float>());
    total = thrust::reduce(a, 0.0f);
    total = thrust::transform_reduce(a.begin(), a.end(), thrust::square<float>());
    float *raw = thrust::raw_pointer_cast(a);
    scale<<<1, n>>>(a, n, 2.0f);
    scale<<<1, n>>>(raw, n, 2.0);
    scale<float><<<1, n>>>(raw, n, 2.0);
    scale<<<1, n>>>(thrust::raw_pointer_cast(a.data()), n, 2.0f);
    auto first = thrust::make_zip_iterator(thrust::make_tuple(a.begin(), b.begin()));
    auto last = thrust::make_zip(a.end(), b.end());
    int above = thrust::count_if(a.begin(), a.end(), [] (float x) { return x > limit; });
    a.push_back(1, 2);
    a.resize();
    a.at(3) = 1;
    h.data(3);
    for (float x : h.size()) total += x;
    thrust::device_ptr<float> p = a.data();
    p->x = 3;
    thrust::pair<int, float> pair = thrust::make_pair(1);
    thrust::tuple<int, float> two(1, 2, 3);
    int first_of = thrust::get<2>(thrust::make_tuple(1, 2));
}

int main()
{
    Cluster cluster(100);
    Cluster real(100, 3);
    real.assign(3);
    real.assign();
    real.centre();
    Cluster *pointer = &real;
    pointer.assign({});
    Point p = {1, 2}, q{1, 2, 3}, r = "origin";
    p.dot(1);
    p + 1;
    p.x();
    real.label(1);
    scatter<<<1, 1>>>(real.points, real.labels, nullptr, nullptr, 100);
    vectors();
    return EXIT_SUCCES;
}
