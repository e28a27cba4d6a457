// flags: -std=c++17
// Fields over grids as templates: specialisations, aliases, variable templates, packs and folds, with everyday mistakes.
#include <cstddef>
#include <cstdio>
#include <type_traits>
#include <utility>

template <typename T, int N>
struct Vec {
    T v[N];
    static constexpr int size = N;
    __host__ __device__ T &operator[](int i) { return v[i]; }
    __host__ __device__ const T &operator[](int i) const { return v[i]; }
    template <typename U>
    __host__ __device__ Vec<U, N> cast() const;
    __host__ __device__ T dot(const Vec &o) const;
    __host__ __device__ static Vec zero();
    void print() const;
};

template <typename T, int N>
T Vec<T, N>::dot(const Vec<T> &o) const {
    return v[0] * o[0];
}

template <typename T, int N>
template <typename U>
Vec<U, N> Vec<T, N>::cast() {
    return {};
}

template <typename T, int N>
Vec Vec<T, N>::zero() {
    return Vec{};
}

template <int N, typename T>
void Vec<T, N>::print() const {}

template <typename T>
void Vec<T, 3>::scale(T f) {}

template <typename T, int N = 3>
using Point = Vec<T, M>;

using Float3 = Vec<float>;
using Double3 = Vec<3, double>;
using Int4 = Vec<int, 4, 4>;
using Bad = Vec;
using Neg = Vec<int, -1>;
Neg neg;

template <typename T, int N>
Vec<T, N> operator+(const Vec<T, N> &a, const Vec<T, N> &b) {
    Vec<T, N> r;
    for (int i = 0; i < N; ++i)
        r[i] = a[i] + b[j];
    return r;
}

template <typename T>
struct Traits;
template <>
struct Traits<float> {
    using type = float;
    static constexpr bool exact = false;
};
template <>
struct Traits<double> {
    using type = double;
    static const bool exact = false;
};
template <>
struct Traits<float> {
    using type = double;
};
template <typename T>
struct Traits<T *> : Traits<T> {
    using typename Traits<T>::type;
    type value() { return exact; }
};
template <>
struct Traits<int> : Trait<long> {};
template <typename T>
struct Traits<T> {};
template <typename T, typename U>
struct Traits<T &> {};
struct Traits<char> {};

template <typename T>
typename Traits<T>::type scaled(T x) {
    return x * Traits<T>::factor;
}

template <typename T>
Traits<T>::type plain(T x) {
    Traits<T>::type y = x;
    return y;
}

float use_traits() {
    Traits<short> t;
    int n = Traits<unsigned>::exact;
    return scaled(1.f) + scaled(1) + scaled("a") + plain(2.0) + n;
}

template <typename T>
constexpr T pi = T(3.14159);
template <>
constexpr int pi<int> = 3.5f;
template <typename T>
constexpr bool is_field = false;
template <typename T, int N>
constexpr bool is_field<Vec<T, N>> = 1;

double area(double r) {
    return pi * r * r;
}
float circumference(float r) {
    static_assert(is_field<float>, "not a field");
    return 2 * pi<float, int> * r + pi<>;
}

template <typename... Ts>
struct List {
    static constexpr int size = sizeof(Ts);
    using first = Ts[0];
};

template <typename... Ts, typename Last>
struct Trailing {};

template <typename Head, typename... Tail>
struct First {
    using type = Head;
    Tail... rest;
};

template <typename... Ts>
auto sum(Ts... ts) {
    return ts + ...;
}
template <typename... Ts>
auto total(Ts... ts) {
    return (... + ts + 1);
}
template <typename... Ts>
auto product(Ts... ts) {
    return (ts * ...);
}
template <typename... Ts>
void print(const char *format, Ts ts) {
    printf(format, ts...);
}
template <typename... Ts>
void print_all(Ts... ts) {
    (printf("%d", ts), ...);
    printf("%d %d\n", ts);
}
template <typename F, typename... Args>
auto apply(F f, Args &&...args) -> decltype(f(args...)) {
    return f(std::forward<Args>(args)...);
}

int packs() {
    sum(1, 2);
    total(1, 2);
    int p = product();
    p += product(1, "a");
    First<> none;
    First<int>::type x = "a";
    apply([](int a) { return a; });
    apply(3, 4);
    print("a", 1, 2);
    return p + x + List<int, float>::size;
}

template <typename T, std::enable_if_t<std::is_integral<T>::value> = 0>
T half(T x) {
    return x / 2;
}
template <typename T, std::enable_if_t<std::is_floating_point_v<T>, int> = 0>
T half(T x) {
    return x * T(0.5);
}
template <typename T>
std::enable_if<std::is_pointer<T>::value, int> address(T p) {
    return p;
}
template <typename T>
typename std::enable_if<sizeof(T) == 4>::type only_four(T x) {}
template <typename T, typename = std::void_t<typename T::value_type>>
int container(const T &) {
    return 1;
}

int sfinae() {
    int a = half(3) + half(2.5f) + half("x");
    only_four(1.0);
    int *p = &a;
    a += address(p);
    return a + container(3) + half<float, 1>(2.f);
}

template <typename T, template <typename> class Store>
struct Grid {
    Store<T> cells;
    T &at(int i) { return cells[i]; }
    void clear() { cells.clear(); }
    template <typename F>
    void each(F f) {
        for (int i = 0; i < cells.n; ++i)
            f(at(i), i);
    }
};
template <typename T>
struct Heap {
    T *p;
    int n;
    Heap(int n) : p(new T[n]), n(n) {}
};
template <typename T, int N>
struct Stack {
    T p[N];
};

void grids() {
    Grid<float, Heap> g;
    Grid<int, Stack> s;
    Grid<int, Heap<int>> h{3};
    Grid<int, Heap> k{Heap<int>(3)};
    k.at(0) = 1;
    k.clear();
    k.each([](int a) {});
    k.template each<int>(3);
    Grid<float> q;
}

template <typename T>
T biggest(T a, T b) {
    return a < b ? b : a;
}
template <typename T>
T biggest(const T *p, int n);
template int biggest(int, long);
template double biggest<double>(double, double);
template <>
float biggest(float a, double b) {
    return a;
}
template <>
char biggest<int>(int a, int b) {
    return a;
}
template struct Vec<float, 3>;
template class Heap<int &>;
template struct Grid<int>;
template float pi<float>;

int calls(Vec<float, 3> a, Vec<double, 3> b, Vec<float, 4> c) {
    auto s = a + b;
    auto t = a + c;
    biggest(1, 2.0);
    biggest<int>("a", 2);
    biggest<3>(1, 2);
    a.dot(b);
    a.cast();
    a.cast<double>().dot(a);
    a.x = 1;
    auto f = biggest;
    int (*g)(int) = biggest;
    float (*h)(float, float) = biggest<float>;
    return s + t + a[1][0] + h(1) + Vec::size + Vec<int, 2>::sizes;
}

template <typename T, int N>
__global__ void fill(Vec<T, N> *out, T value) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < N; ++k)
        out[i].v[k] = vlue;
    out[i].dot();
    out[i] = value;
}
template <typename T>
__global__ void scale(T *data, typename Traits<T>::type f) {
    data[threadIdx.x] *= f;
    data.x = 1;
}

void launch(Vec<float, 3> *v, float *f, int *n) {
    fill<<<1, 32>>>(v, 1);
    fill<<<1, 32>>>(v, 1.f);
    fill<float><<<1, 32>>>(v);
    scale<<<1, 32>>>(n, 2);
    scale<float><<<1, 32>>>(n, 2.f);
    scale<<<1, 32>>>(f, "a");
    fill(v, 1.f);
}

template <typename Derived>
struct Shape {
    double area() const { return static_cast<const Derived *>(this)->area_of(); }
    double twice() const { return 2 * self().area(); }
};
struct Circle : Shape<Circle> {
    double r;
    double area_off() const { return r; }
};
struct Square : Shape {
    double a;
};
double shapes(Circle c, Shape<int> s) {
    return c.area() + s.area() + c.Shape<int>::area();
}

template <typename T>
class Counter {
    static int count;
    friend void reset<>(Counter &);
    template <typename U>
    friend class Other;

public:
    Counter() { ++count; }
    ~Counter<T>() { --counts; }
    T get() const { return static_cast<T>(this); }
};
template <typename T>
int Counter<T>::count = "zero";
int seen() {
    return Counter<int>::count + Counter::count + Counter<int>().get();
}
