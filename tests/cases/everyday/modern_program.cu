// flags: -std=c++20
// A program that uses C++20: designated initialisers, structured bindings, ranges, the three-way comparison, concepts.
#include <cuda_runtime.h>

#include <algorithm>
#include <array>
#include <compare>
#include <concepts>
#include <map>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

namespace app {

struct Config {
    int width = 640;
    int height = 480;
    std::string title;
    bool fullscreen = false;
};

struct Version {
    int major, minor;
    auto operator<=>(const Version &) const = default;
};

struct Handle {
    int id;
    bool operator==(const Handle &other) const { return id == other.id; }
};

struct NoOrder {
    Handle handle;
    auto operator<=>(const NoOrder &) const = default;
};

enum class Color { red, green, blue };

template <typename T>
concept Numeric = std::integral<T> || std::floating_point<T>;

template <Numeric T>
constexpr T twice(T value) {
    return value + value;
}

class Widget {
    int hidden = 0;

public:
    explicit Widget(Config config) : config_(std::move(config)) {}
    [[nodiscard]] const Config &config() const noexcept { return config_; }
    bool operator<=>(const Widget &) const = default;
    int operator<=>(int) const { return hidden; }

private:
    Config config_;
};

}  // namespace app

using app::Color;
using app::Missing;
using namespace application;
namespace alias = app::detail;
using enum Color;
using enum app::Config;

consteval int square(int n) { return n * n; }
constinit int started = square(3);
constinit int later = started;
constinit const int local_time = app::twice(3);
constexpr int not_constant = started;
consteval int not_returning(int n) {
    if (n)
        return n;
}

void designated() {
    app::Config right{.width = 1, .height = 2};
    app::Config order{.height = 1, .width = 2};
    app::Config unknown{.depth = 3};
    app::Config again{.width = 1, .width = 2};
    app::Config type{.width = "wide"};
    app::Config narrow{.width = 2.5};
    app::Config mixed{.width = 1, 2};
    app::Widget widget{.config_ = {}};
    int number{.value = 3};
    std::array<int, 2> array{1, 2, 3};
}

void bindings(std::map<std::string, int> &counts, app::Version version) {
    auto [major, minor] = version;
    auto [one] = version;
    auto [a, b, c] = version;
    auto [x, y] = 3;
    auto [hidden] = app::Widget(app::Config{});
    int [i, j] = version;
    for (const auto &[name, count] : counts) {
        count = 3;
        name += "x";
    }
    for (auto &[name, count, extra] : counts)
        count++;
    const auto &[first, second] = std::pair(1, 2);
    first = 2;
    auto [major, patch] = version;
    static auto [p, q] = std::tuple(1, 2, 3);
    auto [r, s] {version}, t = 3;
    auto [u, v];
}

void comparing(app::Version a, app::Version b, app::Handle h, app::NoOrder n) {
    bool less = a < b;
    bool more = h < h;
    auto order = a <=> b;
    int number = a <=> b;
    bool never = n < n;
    bool with_int = a == 3;
    bool strings = std::string("a") <=> 3;
    if (order == 1)
        return;
    Color color = 1;
    int as_int = Color::red;
    color = Color::yellow;
    Color other = app::red;
    switch (color) {
    case red:
        break;
    case Color::red:
        break;
    }
}

void concepts_used() {
    app::twice("text");
    app::twice(1, 2);
    app::twice<int>("x");
    app::Numeric auto number = "three";
    std::integral auto whole = 2.5;
    auto lambda = []<std::integral T>(T value) { return value; };
    lambda(2.5);
    static_assert(app::Numeric<std::string>);
    static_assert(sizeof(app::Version) == 3, "version");
    bool test = requires { undeclared + 1; };
}

int ranges_used(std::vector<int> values) {
    auto even = values | std::views::filter([](int v) { return v % 2 == 0; });
    for (int v : even | std::views::take(3) | std::views::missing)
        v++;
    std::ranges::sort(values, std::less<>{}, &app::Version::major);
    for (std::string v : values)
        v.size();
    std::optional<int> maybe = "text";
    std::variant<int, float> either = std::string();
    std::span<int> view = values;
    std::span<int, 3> fixed{values};
    std::string_view text = 3;
    if (auto found = std::ranges::find(values, 3); found)
        return 1;
    return maybe;
}

int evaluated(int n) {
    int a = square(n);
    constexpr int b = n;
    constinit int c = 3;
    if constexpr (n > 2)
        return 1;
    [[nodiscard]] int d = 2;
    auto e;
    auto f = {1, 2.5};
    auto g = {};
    decltype(auto) h;
    auto i = 1, j = 2.5;
    return 0;
}

__global__ void kernel(auto value, std::span<const int> view) { view[0] = 3; }

int main() {
    app::Widget widget = app::Config{};
    widget.config().width = 3;
    widget.hidden = 2;
    const auto [w, h, title, full] = widget.config();
    w++;
    kernel<<<1, 1>>>(3);
    auto fn = [&, &w] { return w; };
    auto capture = [missing] { return 1; };
    auto init = [n = 3] { n++; };
    auto both = [=, *this] { return 2; };
    return fn;
}
