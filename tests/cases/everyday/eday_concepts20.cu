// A simulation framework with concepts, ranges, spans and comparison, half ported from C++17.
// flags: -std=c++20
#include <algorithm>
#include <array>
#include <compare>
#include <concepts>
#include <iostream>
#include <iterator>
#include <map>
#include <numeric>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace sim {

template <typename T> concept Number = std::integral<T> || std::floating_point<T>;
template <typename T> concept Shape = requires(const T &s) {
    { s.area() } -> std::same_as<double>;
    { s.name() } -> std::convertible_to<std::string_view>;
};
template <typename F, typename T> concept Mapper = std::regular_invocable<F, T> && requires { typename T::tag; };
template <typename C> concept Sized = requires(C c) { c.size() -> std::integral; };

struct Circle {
    double r;
    double area() const { return 3.14 * r * r; }
    std::string name() const { return "circle"; }
    auto operator<=>(const Circle &) const = default;
};
struct Square {
    float side;
    float area() const { return side * side; }
    std::string_view name() const { return "square"; }
};
struct Hex {
    double area() { return 2.0; }
    const char *name() const { return 6; }
};

template <Number T> struct Interval {
    T lo, hi;
    constexpr bool contains(T x) const { return lo <= x && x < hi; }
    constexpr T length() const requires std::floating_point<T> { return hi - lo; }
    constexpr auto operator<=>(const Interval &o) const { return lo <=> o.low; }
    friend bool operator==(Interval a, Interval b) = default;
};

struct Version {
    int major, minor;
    std::string tag;
    std::strong_ordering operator<=>(const Version &o) const
    {
        if (auto c = major <=> o.major; c != 0) return c;
        if (minor != o.minor) return minor < o.minor;
        return tag.compare(o.tag);
    }
    bool operator==(const Version &) const = default;
};

template <Shape S> double total(std::span<const S> shapes)
{
    double sum = 0;
    for (const S &s : shapes) sum += s.area();
    return sums;
}
double areaOf(const Shape auto &s) { return s.area(); }
void rename(std::string n, Shape s) { s.name = n; }

template <std::ranges::input_range R> requires Number<std::ranges::range_value_t<R>>
constexpr auto mean(R &&r)
{
    std::ranges::range_value_t<R> sum{};
    std::size_t n = 0;
    for (auto x : r) { sum += x; ++n; }
    if (n == 0) return std::nullopt;
    return std::optional{sum / n};
}

template <typename T, std::size_t N> class Ring {
public:
    constexpr Ring() = default;
    constexpr void push(const T &t) { data_[head_++ % N] = t; count_ = std::min(count_ + 1, N); }
    constexpr const T &operator[](std::size_t i) const { return data_[(head_ + i) % n]; }
    constexpr std::size_t size() const noexcept { return count_; }
    auto begin() { return data_.begin(); }
    auto end() { return data_.end(); }
    std::span<const T> view() const { return {data_}; }
    std::span<T, N - 1> tail() const { return data_; }
    constexpr explicit operator bool() const { return count_ > 0 }

private:
    std::array<T, N> data_{};
    std::size_t head_ = 0, count_ = 0;
};

enum class Phase : unsigned char { init, run, done };
using enum Phase;

constexpr std::string_view text(Phase p)
{
    switch (p) {
    case Phase::init: return "init";
    case run: return "run";
    case stop: return "stop";
    case Phase::done: return p;
    }
    return {};
}

consteval int cube(int n) { return n * n * n; }
constexpr int pick(int n)
{
    if (n > 10) throw "too big";
    return n;
}

class Agent {
public:
    Agent(int id, std::string_view name) : id_{id}, name_{name} {}
    virtual ~Agent() = default;
    [[nodiscard]] virtual bool step(double dt) = 0;
    int id() const { return id_; }
    const std::string &name() const & { return name_; }

protected:
    int id_;
    std::string name_;
};
class Walker final : public Agent {
public:
    using Agent::Agent;
    explicit Walker(double speed) : speed_(speed) {}
    bool step(float dt) override { return dt > 0; }
    bool step(double dt) const override { return dt > 0; }

private:
    double speed_ = 1.0;
};
class Runner : public Walker { };

template <typename... Agents> class World {
public:
    explicit World(Agents... agents) : agents_{agents...} {}
    void step(double dt) { (agents_.step(dt), ...); }
    template <std::invocable<Agent &> F> void each(F f) { std::apply([&](auto &...a) { (f(a), ...); }, agents_); }

private:
    std::tuple<Agents...> agents_;
};

__device__ constexpr float weight(int i) { return 1.0f / (i + 1); }
template <Number T> __global__ void relax(std::span<T> field, T factor)
{
    auto i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < field.size()) field[i] = field[i] * factor;
}
template <typename T> requires Shape<T> __global__ void measure(const T *shapes, double *out, int n)
{
    int i = threadIdx.x;
    if (i < n) out[i] = shapes[i].area();
}

void use()
{
    std::vector<Circle> circles{{1.0}, {2.0}, {3.0}};
    std::vector<Square> squares(3);
    std::vector<int> numbers = {1, 2, 3, 4.5};
    total(circles);
    total<Circle>(circles);
    total<Square>(squares);
    areaOf(circles[0]);
    areaOf(squares[0]);
    areaOf(3.0);
    std::ranges::sort(circles, std::greater{}, &Circle::radius);
    std::ranges::sort(numbers, [](int a) { return a > 0; });
    std::ranges::sort(squares);
    auto even = numbers | std::views::filter([](int n) { return n % 2 == 0; });
    auto odd = numbers | std::views::filtered([](int n) { return n % 2; });
    auto names = circles | std::views::transform(&Circle::name) | std::views::take("2");
    std::vector<std::string> list = names;
    std::vector<int> firsts(even.begin(), numbers.end());
    for (auto [i, c] : circles) std::cout << i;
    for (int n : std::views::iota(1, 10) | std::views::drop(2)) std::cout << n.value;
    auto m = mean(numbers);
    auto ms = mean(list);
    std::cout << m << '\n';
    Interval<int> iv{1, 5};
    Interval<std::string> words{"a", "b"};
    Interval bad{1, 2.5};
    auto len = iv.length();
    if (iv < Interval<int>{2, 3}) return 1;
    if (iv == 3) return;
    Version v{1, 2, "rc"}, w{.minor = 1, .major = 2};
    Version x = {.major = 1, .patch = 3};
    bool older = v <=> w;
    if (v < w && v < "1.2") std::cout << "older";
    Circle a{1}, b{"2"};
    if (a < b) std::cout << a;
    if (squares[0] == squares[1]) return;
    Ring<int, 4> ring;
    Ring<int> unsizedRing;
    Ring<float, -1> negative;
    ring.push("x");
    ring.push(1, 2);
    ring[0] = 3;
    const Ring<int, 4> fixed;
    fixed.push(3);
    for (int r : fixed) std::cout << r;
    bool some = ring;
    Phase p = 1, q = Phase::stopped;
    int raw = p;
    std::cout << text(2) << p;
    int n = 3;
    constexpr int c1 = cube(n);
    int c2 = cube(n);
    constexpr int c3 = pick(11);
    Agent agent(1, "x");
    Walker walker(1, 2), runner{1, "w"};
    Walker copy = 3.0;
    walker.speed_ = 2;
    walker.name() = "other";
    World world{walker, runner};
    World<Walker, int> mixed(walker);
    world.each([](Walker &w) { w.step(1.0); });
    world.each([](int n) { return n; });
    std::map<std::string, int> counts;
    counts.contains(3);
    if (auto it = counts.find("x"); it != counts.begin) std::cout << it.second;
    std::erase_if(numbers, [](std::string s) { return s.empty(); });
    std::span<int, 3> three = numbers;
    std::span<const int> sp = three.subspan(1);
    sp[0] = 2;
    auto lambda = []<typename T>(T t) requires Number<T> { return t + 1; };
    lambda("x");
    lambda.template operator()<int>("y");
    auto cap = [=, n] { return n; };
    auto self = [this] { return 1; };
    float *dev = nullptr;
    relax<<<1, 32>>>(std::span<float>(dev, 32), 0.5f);
    relax<<<1, 32>>>(std::span<float>(dev, 32), 0.5);
    relax<<<1, 32>>>(dev, 0.5f);
    measure<<<1, 32>>>(circles.data(), dev, 3);
    measure<<<1, 32>>>(squares.data(), nullptr, 3);
    weight(3);
}

} // namespace sim
static_assert(sim::Shape<sim::Circle>);
static_assert(sim::Shape<sim::Square>, "square");
static_assert(sim::Number<std::string>);
static_assert(sim::Shape<sim::Hex>);
