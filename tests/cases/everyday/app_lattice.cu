// flags: -std=c++20
// A lattice solver with policies, constrained kernels, compile-time tables and thrust, with everyday mistakes.
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdio>
#include <cub/block/block_reduce.cuh>
#include <cuda/std/array>
#include <cuda/std/complex>
#include <cuda/std/span>
#include <memory>
#include <thrust/device_vector.h>
#include <thrust/for_each.h>
#include <thrust/functional.h>
#include <thrust/gather.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/logical.h>
#include <thrust/partition.h>
#include <thrust/reduce.h>
#include <thrust/remove.h>
#include <thrust/scatter.h>
#include <thrust/transform.h>
#include <type_traits>
#include <utility>
#include <vector>

template <typename T>
concept Scalar = std::is_floating_point_v<T>;
template <typename P>
concept Policy = requires(P p, int i) {
    { P::width } -> std::convertible_to<int>;
    { p.weight(i) } -> Scalar;
    typename P::value_type;
};
template <typename T>
concept Lattice = requires(T t) {
    t.size();
    { t[0] } -> std::same_as<typename T::value_type &>;
} and Scalar<typename T::value_type>;

struct D2Q9 {
    using value_type = float;
    static constexpr int width = 9;
    __host__ __device__ static constexpr float weight(int i) { return weights[i]; }
    static constexpr float weights[9] = {4.f / 9, 1.f / 9};
};
struct D3Q19 {
    static constexpr int width = 19;
    __host__ __device__ constexpr double weight(int i) const { return 1.0 / width; }
};
struct Broken {
    using value_type = double;
    int width = 3;
};

template <Policy P, Scalar T = typename P::value_type>
class Grid {
    T *cells_;
    int nx_, ny_;

public:
    using value_type = T;
    Grid(int nx, int ny) : nx_(nx), ny_(ny), cell_(nullptr) {}
    __device__ T &at(int x, int y) const { return cells_[y * nx + x]; }
    __device__ T &at(int i) { return cells_(i); }
    constexpr int size() const { return nx_ * ny_ * P::widht; }
    template <typename F>
        requires std::invocable<F, T>
    void each(F f) {
        for (int i = 0; i < size(); ++i)
            f(cells_[i], i);
    }
    void scale(T s) requires std::same_as<T, float>;
    static Grid uniform(T v) { return Grid(v); }
    friend std::ostream &operator<<(std::ostream &o, const Grid &g) { return o; }
    T operator[](int i) { return cells_[i]; }
};

template <Policy P, Scalar T>
void Grid<P, T>::scale(T s) {
    for (auto &c : cells_)
        c *= s;
}
template <typename P, typename T>
int Grid<P, T>::size() const {
    return 0;
}
template <>
class Grid<D3Q19, float> {};
template <Policy P>
class Grid<P, int> {
public:
    int count;
};
template <typename T>
class Grid<T> {};

using Small = Grid<D2Q9>;
using Large = Grid<D3Q19>;
using Wrong = Grid<Broken, double>;
using Other = Grid<D2Q9, int>;
using Extra = Grid<D2Q9, float, 3>;
using Bare = Grid<float>;

constexpr int powers(int b, int n) {
    int r = 1;
    while (n-- > 0)
        r *= b;
    return r;
}
template <std::size_t N>
constexpr auto table() {
    std::array<int, N> t{};
    for (std::size_t i = 0; i < N; ++i)
        t[i] = powers(2, i) + t[i + 1];
    return t;
}
constexpr auto small = table<4>();
constexpr auto none = table();
constexpr auto typed = table<int>();
static_assert(small[3] == 8);
static_assert(powers(2, 3) == 9, "eight");
constexpr int sum = [](auto... v) { return (v + ...); }(1, 2, "3");
constexpr int order[3] = {2, 1, 0, 3};
template <int... I>
constexpr int total = (I + ... + 0);
static_assert(total<1, 2> == 4);
static_assert(total<1, 2.5>);
int seven = total + 1;
template <typename T, T... V>
struct Sequence {
    static constexpr T values[] = {V...};
    static constexpr T first = V;
    template <T W>
    using append = Sequence<T, V..., W>;
};
Sequence<int, 1, 2, "3"> broken_sequence;
Sequence<int, 1>::append<2, 3> longer;
using Appended = Sequence<int, 1>::append<int>;
int third = Sequence<int, 1, 2>::values["1"];

template <typename T>
__device__ T blend(T a, T b, T w) {
    return a * (1 - w) + b * w;
}
template <Policy P, typename T>
__global__ void collide(Grid<P, T> grid, T omega) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= grid.size())
        return 0;
    T local[P::width];
    for (int k = 0; k < P::width; ++k)
        local[k] = blend(grid.at(i), P::weight(k, 1), omega);
    grid.at(i) = local;
    grid.cells_[i] = T(0);
}
template <typename T, int N>
__global__ void reduce(const T *in, T *out, int n) {
    using Block = cub::BlockReduce<T, N>;
    __shared__ typename Block::TempStorage temp;
    T v = threadIdx.x < n ? in[threadIdx.x] : T{};
    v = Block(temp).Sum(v, n, 3, 4);
    if (threadIdx.x == 0)
        out = v;
}
__global__ void spans(cuda::std::span<float> s, cuda::std::complex<float> *c, cuda::std::array<float, 3> *a) {
    s.push_back(1.f);
    s[0] = c[0];
    c[1] = s;
    c[2].real() = 1;
    a[0] = {1, 2, 3, 4};
    a->at("0") = 1;
    *c = cuda::std::complex<float>(1, 2, 3);
    for (auto [x, y] : s)
        a[0][0] = x;
    auto r = cuda::std::abs(c[0]) + c[1].imaginary();
    s = a;
}

struct Positive {
    __host__ __device__ bool operator()(float x) { return x > 0; }
};
struct Pairwise {
    template <typename T>
    __host__ __device__ T operator()(T a, T b) const {
        return a + b.value;
    }
};

float solve(thrust::device_vector<float> &v, thrust::device_vector<int> &map, const std::vector<float> &host) {
    thrust::device_vector<float> copy(host.begin());
    thrust::gather(map.begin(), map.end(), v.begin());
    thrust::scatter(v.begin(), v.end(), map, copy.begin());
    thrust::partition(v.begin(), v.end());
    v.erase(thrust::remove_if(v.begin(), v.end(), Positive), v.end());
    bool any = thrust::any_of(v.begin(), v.end(), Positive());
    bool all = thrust::all_of(v, Positive());
    auto perm = thrust::make_permutation_iterator(v.begin());
    auto ones = thrust::constant_iterator<int>("1");
    thrust::transform(v.begin(), v.end(), copy.begin(), copy.begin(), thrust::multiplies<float>(2));
    thrust::transform(v.begin(), v.end(), copy.begin(), thrust::negate<float>() + 1);
    thrust::for_each(v.begin(), v.end(), [=] __device__(float x, float y) {});
    float s = thrust::reduce(v.begin(), v.end(), 0.f, [] __device__(float a, float b) { return a + c; });
    s += perm[0] + ones[0] + v.front + v.at(0);
    host[0] = s;
    copy = host[0];
    v.data()[0].x = any + all;
    return v;
}

template <typename T>
concept Printable = requires(T t) { std::printf("%f", t.value()); };
template <Printable T>
void show(const T &t) {
    t.print();
}
template <typename T>
    requires Printable<T>
struct Shown {
    T value;
};

int main() {
    Small small_grid(10);
    Small good(10, 10);
    Large large(10, 10);
    Wrong wrong(1, 2);
    good.each([](float x) {});
    good.each(3);
    good.scale("2");
    good.cells_ = nullptr;
    auto u = Small::uniform(1.f);
    collide<<<1, 32>>>(good, 0.5);
    collide<<<1, 32>>>(good, 0.5f);
    collide<D2Q9, double><<<1, 32>>>(good, 0.5);
    reduce<float><<<1, 32>>>(nullptr, nullptr, 3);
    reduce<float, 32><<<1, 32>>>(good, nullptr, 3);
    reduce<float, "32"><<<1, 32>>>(nullptr, nullptr, 3);
    spans<<<1, 32>>>(good, nullptr, nullptr);
    show(3);
    show(good);
    Shown<int> shown;
    Shown<float> s2{1.f};
    thrust::device_vector<float> v;
    float r = solve(v, v, v);
    Lattice auto lattice = good;
    Scalar auto scalar = 3;
    Scalar<float> x = 3.f;
    std::unique_ptr<Small> owner = std::make_unique<Small>(1);
    return small_grid + r + Pairwise()(1, 2) + Sequence<int>::second;
}
