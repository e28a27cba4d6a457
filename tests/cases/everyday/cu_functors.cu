// A library of functors, lambdas and policies for device algorithms. It does not compile yet.
// flags: -std=c++17 --extended-lambda
#include <cstdio>
#include <functional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

template <class F> __global__ void apply(F f, int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = f(i);
}

template <class F, class... A> __global__ void apply_all(F f, A... a) { f(a...); }
template <class F> void host_apply(F f, int n) { for (int i = 0; i < n; i++) f(i); }

// 1. functors
struct HostOnly { int operator()(int x) const { return x + 1; } };
struct DeviceOnly { __device__ int operator()(int x) const { return x + 2; } };
struct Both { __host__ __device__ int operator()(int x) const { return x + 3; } };
struct NotConst { __device__ int operator()(int x) { return x + 4; } };
struct TwoArguments { __device__ int operator()(int x, int y) const { return x + y; } };
struct Text { __device__ const char *operator()(int x) const { return "a"; } };
class Hidden { __device__ int operator()(int x) const { return x; } };
struct Stateful {
    std::string name;
    __device__ int operator()(int x) const { return name.size() + x; }
};
struct Virtual {
    virtual int operator()(int x) const { return x; }
    virtual __device__ ~Virtual() {}
};
struct Derived : Virtual {
    __device__ int operator()(int x) const override { return x + 1; }
    int call(int x) const override { return x; }
};

void launch_functors(int *out, int n)
{
    apply<<<1, n>>>(HostOnly(), out, n);
    apply<<<1, n>>>(DeviceOnly(), out, n);
    apply<<<1, n>>>(Both(), out);
    apply<<<1, n>>>(NotConst(), out, n);
    apply<<<1, n>>>(TwoArguments(), out, n);
    apply<<<1, n>>>(Text(), out, n);
    apply<<<1, n>>>(Hidden(), out, n);
    apply<HostOnly><<<1, n>>>(Both(), out, n);
    apply<int><<<1, n>>>(3, out, n);
    host_apply(DeviceOnly(), n);
    host_apply(HostOnly(), n);
    host_apply(Both{}, out);
    apply<Both, int><<<1, n>>>(Both(), out, n);
    apply_all<<<1, n>>>(TwoArguments(), 1);
    apply_all<<<1, n>>>(Both(), 1, 2);
    apply_all<<<1, n>>>(DeviceOnly(), "text");
    std::function<int(int)> f = Both();
    apply<<<1, n>>>(f, out, n);
    DeviceOnly d;
    d(3);
}

// 2. lambdas
struct Owner {
    int value = 3;
    int *data;
    void run(int *out, int n)
    {
        apply<<<1, n>>>([=] __device__(int i) { return value + i; }, out, n);
        apply<<<1, n>>>([=, *this] __device__(int i) { return value + i; }, out, n);
        apply<<<1, n>>>([this] __device__(int i) { return value + i; }, out, n);
        apply<<<1, n>>>([&] __device__(int i) { return n + i; }, out, n);
    }
private:
    void secret(int *out, int n)
    {
        apply<<<1, n>>>([=] __device__(int i) { return n + i; }, out, n);
    }
    struct Inner { int x; };
    void more(int *out, int n)
    {
        auto l = [=] __device__(Inner i) { return i.x; };
    }
};

void launch_lambdas(int *out, int n, std::vector<int> &v)
{
    int array[4] = {1, 2, 3, 4};
    int matrix[2][2][2][2][2][2][2][2] = {};
    apply<<<1, n>>>([](int i) { return i; }, out, n);
    apply<<<1, n>>>([=](int i) { return i + n; }, out, n);
    apply<<<1, n>>>([&] __device__(int i) { return i + n; }, out, n);
    apply<<<1, n>>>([&n] __device__(int i) { return i + n; }, out, n);
    apply<<<1, n>>>([=] __device__(auto i) { return i + n; }, out, n);
    apply<<<1, n>>>([=] __device__(int i) mutable { return n += i; }, out, n);
    apply<<<1, n>>>([m = n] __device__(int i) { return m + i; }, out, n);
    apply<<<1, n>>>([m = n] __host__ __device__(int i) { return m + i; }, out, n);
    apply<<<1, n>>>([=] __device__(int i) { return array[i]; }, out, n);
    apply<<<1, n>>>([=] __device__(int i) { return matrix[0][0][0][0][0][0][0][i]; }, out, n);
    apply<<<1, n>>>([=] __device__(int i) { return v[i]; }, out, n);
    apply<<<1, n>>>([=] __device__(int i) { printf("%d", v.size()); return HostOnly()(i); }, out, n);
    apply<<<1, n>>>([=] __device__(int i) { return missing + i; }, out, n);
    apply<<<1, n>>>([=] __device__(int i) -> int { return "text"; }, out, n);
    apply<<<1, n>>>([=] __device__(int i, int j) { return i + j; }, out, n);
    apply<<<1, n>>>([n] __device__(int i) { n = i; return n; }, out, n);
    apply<<<1, n>>>([out] __device__(int i) { return out[i] + n; }, out, n);
    apply<<<1, n>>>([=] __global__(int i) { return i; }, out, n);
    auto outer = [=] __device__(int i) {
        auto inner = [=] __device__(int j) { return i + j; };
        return inner(i) + n;
    };
    auto host_outer = [=](int i) {
        auto inner = [=] __device__(int j) { return i + j; };
        apply<<<1, 1>>>(inner, out, n);
    };
    outer(3);
    if constexpr (sizeof(int) == 4) {
        auto late = [=] __device__(int i) { return array[i]; };
    }
    auto pack = [=] __device__(auto... xs) { return (xs + ... + n); };
    struct Local { int x; };
    Local local{3};
    apply<<<1, n>>>([=] __device__(int i) { return local.x + i; }, out, n);
    auto [first, second] = std::make_pair(1, 2);
    apply<<<1, n>>>([=] __device__(int i) { return first + i; }, out, n);
    static int counter;
    apply<<<1, n>>>([=] __device__(int i) { return counter + i; }, out, n);
    constexpr int limit = 4;
    apply<<<1, n>>>([=] __device__(int i) { return limit + i; }, out, n);
    auto l1 = [=] __device__ (int i) { return i; }, l2 = l1;
    decltype([] __device__(int i) { return i; }) bad;
}

auto make_adder(int n) { return [=] __device__(int i) { return i + n; }; }
template <class T> auto make_host(T n) { return [=](int i) { return i + n; }; }
int global_limit = 4;
auto global_lambda = [] __device__(int i) { return i + global_limit; };

template <class... T> void launch_pack(int *out, T... values)
{
    apply<<<1, 1>>>([=] __device__(int i) { return (values + ... + i); }, out, 1);
    apply<<<1, 1>>>([values...] __device__(int i) { return i; }, out, 1);
}
template <class, class T> void launch_unnamed(int *out, T x)
{
    apply<<<1, 1>>>([=] __device__(int i) { return x + i; }, out, 1);
}
void use_makers(int *out)
{
    apply<<<1, 1>>>(make_adder(3), out, 1);
    apply<<<1, 1>>>(make_host(3), out, 1);
    launch_pack(out, 1, 2.0);
    launch_unnamed<int>(out, 3);
    make_host(3, 4);
    make_adder("x");
    global_lambda(2);
}

// 3. policies and CRTP
template <class D> struct Shape {
    __host__ __device__ float area() const { return self().area_impl(); }
    __host__ __device__ const D &self() const { return static_cast<const D &>(*this); }
    __device__ void scale(float f) { static_cast<D *>(this)->scale_impl(f); }
};
struct Circle : Shape<Circle> {
    float r;
    float area_impl() const { return r * r; }
    void scale_impl(float f) { r *= f; }
};
struct Square : Shape<Square> {
    float a;
    __device__ float area_impl() const { return a * a; }
    __device__ void scale_impl(int f, int g) { a *= f; }
};
template <class S> __global__ void measure(S s, float *out)
{
    s.scale(2.0f);
    *out = s.area();
}
void measure_all(float *out)
{
    measure<<<1, 1>>>(Circle{}, out);
    measure<<<1, 1>>>(Square{}, out);
    measure<<<1, 1>>>(Shape<Circle>(), *out);
    measure<Square><<<1, 1>>>(Circle{}, out);
    Square sq;
    *out = sq.area();
    sq.scale(1.0f);
}
template <int N> struct Unroll {
    __device__ static int sum(const int *p) { return *p + Unroll<N - 1>::sum(p + 1); }
};
template <> struct Unroll<0> { static int sum(const int *p) { return 0; } };
template <class T, int N> __global__ void __launch_bounds__(N) unrolled(T *p)
{
    __shared__ T cache[N];
    static_assert(N < 512, "too many");
    *p = Unroll<N>::sum(p) + cache[N];
    typename T::value_type v;
}
void launch_unrolled(int *p)
{
    unrolled<int, 3><<<1, 1>>>(p);
    unrolled<int, 1024><<<1, 1>>>(p);
    unrolled<3><<<1, 1>>>(p);
    unrolled<int, -4><<<1, 1>>>(p);
    unrolled<<<1, 1>>>(p);
}
