// flags: -std=c++20
// Concepts, ranges, spans, variants and comparisons of C++20.
#include <concepts>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>
#include <array>
#include <optional>
#include <iostream>
#include <compare>
#include <functional>

template <typename T>
concept Number = std::integral<T> || std::floating_point<T>;

template <typename T>
concept Drawable = requires(const T &t, std::ostream &o) {
    { t.draw(o) } -> std::same_as<void>;
    { t.area() } -> std::convertible_to<double>;
    typename T::tag;
};

struct Disc { using tag = int; void draw(std::ostream &) const {} double area() const { return 1; } };
struct Line { void draw(std::ostream &) const {} };

template <Number T>
T add(T a, T b) { return a + b; }

template <typename T> requires Drawable<T>
void render(const T &t) { t.draw(std::cout); }

void both(Number auto a, Drawable auto const &b) {}

template <Number T>
class Vec {
    T x_{}, y_{};
public:
    Vec(T x, T y) : x_(x), y_(y) {}
    T dot(const Vec &o) const { return x_ * o.x_ + y_ * o.y_; }
    auto operator<=>(const Vec &) const = default;
    T norm() const requires std::floating_point<T> { return x_; }
};

struct Ordered { int a; auto operator<=>(const Ordered &) const = default; };
struct NoOrder { int a; };
struct Agg { int id; std::string name; double w = 1; };

constexpr int square(int n) { return n * n; }
consteval int cube(int n) { return n * n * n; }
constexpr int bad(int n) { static int c = 0; return c + n; }
int runtime() { return 3; }

void use(int n)
{
    add(1, 2.0);
    add("a", "b");
    add(std::string("a"), std::string("b"));
    render(Line{});
    render(3);
    both("x", Disc{});
    both(1, Line{});
    Vec<std::string> vs("a", "b");
    Vec<int> vi(1, 2);
    vi.norm();
    Vec<int> vj(1.5, 2);
    Vec vk(1, 2.0);
    vi.dot(3);
    vi < 3;
    Vec<double> vd = vi;
    constexpr int a = square(n);
    constexpr int b = runtime();
    int c = cube(n);
    static_assert(square(3) == 8);
    static_assert(square(3) == 9, "ok");
    static_assert(sizeof(int) == 8, "int is not eight bytes");
    static_assert(Number<std::string>);
    static_assert(n == 3);
    std::array<int, 3> arr = {1, 2, 3, 4};
    std::array<int, n> arr2;
    std::array<int> arr3;
    std::get<5>(arr);
    std::variant<int, std::string> v = 3.5;
    std::variant<int, std::string> v2 = std::vector<int>{};
    std::get<double>(v);
    std::get<2>(v);
    std::visit([](int i) {}, v);
    v.index = 3;
    std::span<int> sp = arr;
    std::span<int> sp2 = 3;
    std::span<const int> sp3 = arr;
    sp3[0] = 3;
    std::string_view sv = 3;
    std::string str = sv;
    sv[0] = 'c';
    sv.append("x");
    std::optional<std::string> os = 3;
    os->foo();
    *os = 5.5;
    Agg g1{.name = "x", .id = 3};
    Agg g2{.ident = 3};
    Agg g3{3, "x", 2, 4};
    Agg g4{"x"};
    Agg g5{.id = 3, "x"};
    auto [p, q] = g1;
    auto [r, s, t, u] = g1;
    for (int i = 0; auto &x : n) {}
    for (auto [k, w] : arr) {}
    NoOrder o1, o2;
    o1 == o2;
    o1 <=> o2;
    Ordered o3{1}, o4{2};
    o3 < o4;
    o3 + o4;
    std::ranges::sort(n);
    std::ranges::sort(arr, 3);
    auto evens = arr | std::views::filter([](std::string s) { return true; });
    auto lam = []<typename T>(T a, T b) { return a; };
    lam(1, 2.0);
    auto lam2 = [=, n] { return n; };
    auto lam3 = [&n = 3] { return n; };
    auto lam4 = [this] { return 3; };
    auto lam5 = [zz] { return zz; };
    auto lam6 = [] { return n; };
    const auto lam7 = [n]() mutable { return ++n; };
    lam7();
    if (auto it = arr.begin(); it != 3) {}
    enum class E { A, B };
    using enum E;
    E e = A;
    int ei = e;
    e = 0;
    switch (e) { case A: break; case E::C: break; case 1: break; }
    int narrowed{3.5};
    char cn{1000};
    float fn{1e300};
    unsigned un{-1};
    int nn{n * 1.0};
    int lst[] = {1, 2.5};
    std::vector<int> vn{1.5, 2};
    auto il = {1, 2.0};
    std::function<void(int)> fun = 3;
    std::function<void(int)> fun2 = runtime;
    fun("x");
}
