// flags: -std=c++20
// C++20: concepts, designated initialisers, consteval, comparisons.
#include <compare>
#include <concepts>
#include <ranges>
#include <span>
#include <string>
#include <vector>

template <typename T>
concept Number = std::integral<T> || std::floating_point<T>;

template <typename T>
concept Drawable = requires(const T &t) {
    t.draw();
    { t.area() } -> std::convertible_to<double>;
};

struct Config {
    int width = 640;
    int height = 480;
    bool full = false;
};

struct Square {
    double side;
    void draw() const;
    double area() const { return side * side; }
};

struct Text {
    std::string value;
    void draw() const;
};

template <Number T> T twice(T value) { return value + value; }
template <typename T> requires Drawable<T> void show(const T &t) { t.draw(); }
void negate(std::floating_point auto &value) { value = -value; }
template <Drawable T> struct Canvas { T item; };
consteval int squared(int n) { return n * n; }

// Constraints that are not satisfied.
std::string of_string(std::string s) { return twice(s); }

void pointer(int *p) { twice(p); }

void text(const Text &t) { show(t); }

void negated(int n) { negate(n); }

Canvas<Text> canvas;

Canvas<int> number_canvas;

static_assert(Drawable<Text>);

static_assert(Number<std::string>, "strings are no numbers");

Number auto constrained = "text";

// Concepts are no types, and types no concepts.
Number plain = 3;

template <Square T> struct NoConcept {};

int missing_concept(std::sortable_thing auto x) { return x; }

// Designated initialisers.
Config misspelt{.widht = 100};

Config out_of_order{.height = 1, .width = 2};

Config twice_given{.width = 1, .width = 2};

Config wrong_type{.full = "yes"};

Square narrowed{.side = 1LL << 60, .area = 2};

// Constant evaluation.
int at_run_time(int n) { return squared(n); }

constinit int started = std::vector<int>(3).size();

int read_input();
constinit int input = read_input();

// Comparison.
struct Version {
    int major, minor;
    auto operator<=>(const Version &) const = default;
};

bool other_type(const Version &v) { return v < 3; }

struct Plain { int a; };
bool no_comparison(Plain a, Plain b) { return a == b; }

auto no_spaceship(Plain a, Plain b) { return a <=> b; }

// Ranges and spans.
int ranges_of_int(int n) { int sum = 0; for (int i : n) sum += i; return sum; }

void span_of_constant(const std::vector<int> &v) { std::span<int> s(v); (void)s; }

void view(std::vector<int> &v) { auto even = v | std::views::filtered([](int i) { return i % 2 == 0; }); }

// Lambdas.
auto generic = []<typename T>(T a, T b) { return a + b; };
int conflicting = generic(1, 2.0);

auto constrained_lambda = [](Number auto n) { return n; };
auto refused = constrained_lambda("n");

// Enumerations.
enum class Color { red, green };
void used() { using enum Colour; }
int unscoped = red;
