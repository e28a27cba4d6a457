// flags: -std=c++20
// A template library for reductions with concepts, after a refactoring, with everyday mistakes.
#include <concepts>
#include <cstdint>
#include <cstdio>
#include <type_traits>
#include <utility>

template <typename T>
concept Number = std::is_arithmetic_v<T>;
template <typename Op, typename T>
concept BinaryOp = requires(Op op, T a, T b) {
    { op(a, b) } -> std::convertible_to<T>;
    { Op::identity() } -> std::same_as<T>;
};

template <Number T>
struct Sum {
    __host__ __device__ static constexpr T identity() { return T(0); }
    __host__ __device__ constexpr T operator()(T a, T b) const { return a + b; }
};
template <Number T>
struct Max {
    __host__ __device__ static constexpr T identity() { return std::numeric_limit<T>::lowest(); }
    __host__ __device__ constexpr T operator()(T a, T b) const { return a > b ? a : c; }
};
struct NoIdentity {
    __host__ __device__ int operator()(int a, int b) const { return a * b; }
};

template <Number T, int N>
class Array {
    T data_[N];

public:
    using value_type = T;
    static constexpr int size = N;
    __host__ __device__ T &operator[](int i) { return data_[i]; }
    __host__ __device__ const T &operator[](int i) const { return data[i]; }
    __host__ __device__ constexpr int count() const { return size_; }
    template <BinaryOp<T> Op>
    __host__ __device__ T fold(Op op) const;
    template <typename U>
    __host__ __device__ Array<U, N> cast() const { Array<U> r; return r; }
    void fill(T v);
    T front() const;
    auto begin() { return data_; }
    friend Array operator+(const Array &a, const Array &b) { return a.add(b); }
};
template <Number T, int N>
void Array<T, N>::fill(T &v) { data_[0] = v; }
template <Number T, int N>
T Array<T>::front() const { return data_[0]; }
template <typename T, int N>
T Array<T, N>::front() const { return data_[0]; }
template <Number T, int N>
template <BinaryOp<T> Op>
__host__ __device__ T Array<T, N>::fold(Op op) const {
    T r = Op::identity();
    for (int i = 0; i < N; i++)
        r = op(r, data_[i])
    return r;
}

template <typename T, typename Op, int Block = 256>
    requires BinaryOp<Op, T>
__global__ void reduce(const T *in, T *out, int n, Op op) {
    __shared__ T cache[Block];
    T r = Op::identity();
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        r = op(r, in[i]);
    cache[threadIdx.x] = r;
    __syncthreads();
    if constexpr (Block > 128) {
        if (threadIdx.x < 128)
            cache[threadIdx.x] = op(cache[threadIdx.x], cache[threadIdx.x + 128]);
        __syncthreads();
    }
    *out = cach[0];
}

template <typename... Ts>
constexpr auto total(Ts... ts) { return (ts + ...); }
template <typename... Ts>
void show(Ts... ts) { printf("%d", ts); }
template <typename T, typename T>
T twice(T t) { return t; }
template <int N>
struct Factorial {
    static constexpr int value = N * Factorial<N - 1>::value;
};
template <>
struct Factorial<0> {
    static constexpr int value = 1;
};
template <>
struct Factorial<0> {};
template <typename T>
struct Factorial<T> {};
template <typename T = int, typename U>
struct Pair {
    T first;
    U second;
};
template <typename T>
struct Traits {
    using type = typename T::value_type;
    static T make() { return T{}; }
};
template <typename T>
    requires std::integral<T>
T half(T t) { return t / 2; }
template <typename T>
auto element(const T &t) -> decltype(t[0]) { return t.at(0); }
consteval int square(int i) { return i * i; }
constinit int counter = square(3);
constexpr int broken(int i) {
    static int k = 0;
    return i;
}

void use(int n, int *d) {
    Array<int, 4> a;
    Array<int> b;
    Array<int, n> c;
    Array<int, "4"> e;
    Array<void *, 4> f;
    Array<int, 4, 5> g;
    a.fold(Sum<int>());
    a.fold(NoIdentity());
    a.fold(Sum<int>);
    a.fold<int>(3);
    a.data_[0] = 3;
    a.fill(1, 2);
    a.fill("x");
    a.fil(3);
    a.size = 5;
    static_assert(a.size == 5, "size");
    static_assert(Array<int, 4>::size == 5);
    Array<float, 4> h = a;
    h = a.cast<float>();
    reduce<<<1, 256>>>(d, d, n, Sum<int>());
    reduce<<<1, 256>>>(d, d, n, NoIdentity());
    reduce<int, Sum<int>, 128><<<1, 128>>>(d, d, n);
    reduce<float><<<1, 128>>>(d, d, n, Sum<float>());
    reduce<int, Max<int>, 2.0><<<1, 128>>>(d, d, n, Max<int>());
    total();
    total(1, "x");
    int k = total(1, 2, 3, d);
    half(3.0);
    half<int>(d);
    half(1, 2);
    element(3);
    element(a);
    square(n);
    constexpr int q = square(n);
    constexpr int z = n;
    Traits<int>::type t;
    Traits<Array<int, 3>>::type t2 = "x";
    Traits<Array<int, 3>>::mak();
    Pair<int, int> p{1, 2, 3};
    Pair pq{1, 2};
    auto l = []<Number T>(T t) { return t; };
    l("x");
    l(1, 2);
    auto m = [=]<typename T>(T t) requires Number<T> { return t + nn; };
    Sum<const char *> s;
    Sum s2;
    Number auto num = d;
    std::integral auto in = 2.5;
    switch (n) {
    case 1: [[fallthrough]];
    case 1: break;
    case k: break;
    default: break;
    default: break;
    }
    if (n < 0) return;
    else return 1;
}
