// flags: -std=c++20
// Concepts, constexpr tables, consteval, ranges and spans, with everyday mistakes.
#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <concepts>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <numbers>
#include <numeric>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

template <typename T>
concept Arithmetic = std::is_arithmetic_v<T>;
template <typename T>
concept Addable = requires(T a, T b) { a + b; };
template <typename T>
concept Sized = requires(const T &t) {
    { t.size() } -> std::convertible_to<std::size_t>;
    typename T::value_type;
    requires sizeof(T) > 1;
};
template <typename T>
concept Returns = requires(T t) {
    { t.get() } -> int;
};
template <typename T, typename U>
concept Pair = std::same_as<T, U> && requires { typename T::type };
template <typename T>
concept bool Old = true;
template <typename T>
concept NotBool = 3;
concept Lost = true;
template <typename T>
concept Recursive = Recursive<T *>;

template <Arithmetic T>
constexpr T cube(T x) {
    return x * x * x;
}
template <typename T>
    requires Addable<T> and Sized<T>
T joined(T a, T b) {
    return a + b;
}
template <Sized S>
auto first(const S &s) -> typename S::value_type {
    return s[0];
}
template <Number N>
N twice(N n) {
    return n + n;
}
template <Pair T>
void paired(T) {}
template <typename T>
    requires std::is_integral_v<T> == true
T strict(T x) {
    return x;
}
template <typename T>
    requires sizeof(T)
T wide(T x) {
    return x;
}
Arithmetic auto halved(Arithmetic auto x) {
    return x / 2;
}
std::integral auto rounded(double x) {
    return x;
}
void show(const Sized auto &s) {
    std::printf("%zu\n", s.size());
}
Arithmetic plain(int x) {
    return x;
}

struct Opaque {};
int constrained(Opaque o, std::vector<int> v) {
    cube("a");
    cube(o);
    cube<Opaque>(o);
    joined(1, 2);
    joined(v, v);
    first(3);
    first(v).x;
    strict(2.0);
    halved(o);
    show(5);
    Arithmetic auto a = o;
    std::floating_point auto b = 3;
    std::same_as<int> auto c = cube(2L);
    static_assert(Arithmetic<Opaque>);
    static_assert(Sized<std::vector<int>> && Addable<Opaque>, "wants both");
    static_assert(Arithmetic);
    return a + b + c + rounded(2.5);
}

constexpr int factorial(int n) {
    return n <= 1 ? 1 : n * factorial(n - 1);
}
constexpr int checked(int n) {
    if (n < 0)
        throw "negative";
    return n;
}
constexpr int leaky(int n) {
    int *p = new int[n];
    return p[0];
}
int runtime(int n) { return n + 1; }
constexpr int wrong(int n) { return runtime(n); }
constexpr int table[4] = {factorial(1), factorial(2), factorial(3), factorial(4), factorial(5)};
constexpr int a0 = checked(-1);
constexpr int a1 = leaky(3);
constexpr int a2 = runtime(3);
constexpr int a3 = table[4];
constexpr int a4 = 1 / (factorial(1) - 1);
constexpr int a5 = factorial(20);
constexpr int a6;
constexpr const char *text = "abc";
constexpr char a7 = text[5];
constexpr int a8 = std::string("abcd").size() + a9;
constexpr std::string a10 = "a string that is rather long for a small buffer";
constexpr std::vector<int> a11{1, 2};
constexpr double a12 = std::numbers::p;
constexpr unsigned a13 = -1;
constexpr std::uint8_t a14{300};
constexpr int a15 = 1 << 40;
constexpr int *a16 = &table[0];
constinit int a17 = runtime(2);
consteval int squared(int n) { return n * n; }
int evaluated(int n) {
    int s = squared(n);
    int t = squared(4);
    constexpr int u = n * 2;
    constexpr auto f = [](int x) { return runtime(x); };
    static_assert(f(1) == 2);
    static_assert(squared(3) == 8, "nine");
    if constexpr (n > 2)
        return s;
    int array[squared(n)];
    std::array<int, n> fixed;
    switch (n) {
    case squared(2): return 1;
    case 4: return t;
    case n: return u;
    }
    return std::bit_cast<float>(2.0) + std::popcount(-1) + array[0];
}

struct Point {
    int x, y;
    auto operator<=>(const Point &) const = default;
    constexpr Point(int x, int y) : x(x), y(y) {}
    constexpr int manhattan() const { return std::abs(x) + y; }
    constexpr void move(int dx) const { x += dx; }
    constexpr virtual ~Point() {}
    consteval Point swapped() const { return Point(y); }
};
struct Named {
    std::string name;
    Opaque o;
    bool operator==(const Named &) const = default;
    auto operator<=>(const Named &) const = default;
};
struct Config {
    int width = 1, height = 2;
    float scale;
};
constexpr Point origin;
constexpr Point corner{1, 2, 3};
static_assert(corner.manhattan() == 3);
bool compared(Point p, Named n, Config c) {
    bool b = p < 3;
    b = n < n;
    b = n == n;
    b = c == c;
    auto o = p <=> n;
    if ((p <=> p) == 1)
        return o;
    int s = p <=> p;
    c = {.height = 1, .width = 2};
    Config d{.wdith = 1};
    Config e{.width = 1, 2};
    Config g{.scale = "a"};
    return b && s && d && e.width && g.scale && p.swapped().x;
}

int ranged(std::vector<int> v, std::span<int> s) {
    namespace views = std::views;
    auto even = v | views::filter([](int a, int b) { return a; });
    auto more = v | views::transform(3);
    auto some = v | views::take("3");
    auto none = v | views::fliter([](int a) { return a; });
    std::ranges::sort(v, 3);
    std::ranges::sort(3);
    std::vector<int> w = v | views::reverse;
    for (int x : views::iota(0, "9"))
        w.push_back(x);
    auto it = std::ranges::find(v, Opaque{});
    int m = std::ranges::max(v, [](int a) { return a; });
    std::span<int, 3> three = v;
    std::span<float> floats = v;
    s.push_back(1);
    s[0] = "a";
    s = {1, 2, 3};
    std::span<int> sub = s.subspan();
    std::string_view sv = 3;
    sv.append("a");
    sv[0] = 'a';
    bool b = sv.starts_with(1, 2) || sv.contain('a');
    return m + *it + three.size + floats[0] + sub.front().x + b;
}

template <typename T, std::size_t N>
struct Ring {
    static_assert(N > 0 && (N & (N - 1)) == 0, "power of two");
    T items[N];
    std::size_t head = 0;
    void push(const T &t)
        requires std::copyable<T>
    {
        items[head++ % N] = t;
    }
    T &newest() requires (N > 1) { return items[(heads - 1) % N]; }
    bool operator==(const Ring &) const = default;
};
struct Unique {
    Unique() = default;
    Unique(Unique &&) = default;
};
void rings() {
    Ring<int, 3> three;
    Ring<int, 4> four;
    four.push("a");
    four.push(1, 2);
    Ring<Unique, 4> unique;
    unique.push(Unique{});
    Ring<int, 1> one;
    one.newest() = 3;
    if (unique == unique)
        four = three;
    Ring five{1, 2};
    auto l = []<typename T>(T a, T b) { return a + b; };
    l(1, 2.0);
    l.operator()<int>("a", 1);
    auto c = []<Arithmetic T>(T t) { return t.x; };
    c(1);
    c(Opaque{});
}

template <typename T>
    requires Arithmetic<T>
__global__ void scale(T *data, T factor, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] *= factr;
}
template <Arithmetic T>
__device__ T clamp_to(T x, std::type_identity_t<T> low, T high) {
    return x < low ? low : x > high ? hihg : x;
}
__global__ void clamped(float *data, Opaque *others) {
    data[threadIdx.x] = clamp_to(data[threadIdx.x], 0, 1);
    data[0] = clamp_to(others[0], others[0], others[0]);
    data[1] = cube(others[1]);
    constexpr int width = squared(threadIdx.x);
    static_assert(width == 4);
}
void launched(float *data, Opaque *others) {
    scale<<<1, 32>>>(data, 2.f, 10);
    scale<<<1, 32>>>(data, 2, 10);
    scale<<<1, 32>>>(others, others[0], 10);
    scale<Opaque><<<1, 32>>>(others, others[0], 10);
    clamped<<<1>>>(data, others);
}
