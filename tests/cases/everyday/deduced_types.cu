// flags: -std=c++17
// auto, decltype and structured bindings.
#include <array>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

struct Pixel { unsigned char r, g, b; };
struct Range { double from; double to; private: int count; };
struct Base { int a; };
struct Both : Base { int b; };
struct Empty {};
int overloaded(int);
double overloaded(double);
template <typename T> T generic(T t) { return t; }
void nothing(int);
std::pair<std::string, int> lookup(int);

void no_value() { auto n; auto *p; const auto c; auto &r; (void)n; }

void of_void() { auto v = nothing(1); const auto &r = nothing(2); }

void of_functions() { auto f = overloaded; auto g = generic; auto *h = &overloaded; }

void of_lists() { auto a = {1, "2"}; auto b{1, 2}; auto c = {}; auto d{}; auto e = {1, 2u}; }

void two_types() { auto a = 1, b = 2.5; auto *p = &a, c = 3; auto x = 1u, y = 2; }

void pointers(int n) { auto *p = n; auto **q = &n; auto *r = "text", *s = n; }

void references(const int n) { auto &a = 3; auto &b = n + 1; auto &&c = n; c = 4; auto &d = n; d = 5; }

void arrays() { auto a[2] = {1, 2}; auto b[] = "text"; }

auto undeclared(int n) { return missing + n; }

auto two_returns(int n) { if (n) return 1; return 1.5; }

auto recursive(int n) { if (n > 1) return n * recursive(n - 1); return 1; }

auto list_returned() { return {1, 2}; }

auto later(int);
int uses_later() { return later(3); }

auto *no_pointer(int n) { return n; }

auto &no_lvalue(int n) { return n + 1; }

int parameter(auto n = 3);

auto trailing(int n) -> decltype(n.size()) { return n; }

decltype(auto) no_init;

decltype(nothing) function_variable = nothing;

decltype(generic) set;

decltype(1 + "2" * 3) broken;

using Element = decltype(std::vector<int>().frnt());

struct Members { auto a = 1; auto b; static auto c = 2; static const auto d = 3; decltype(a) e; };

// Structured bindings.
int two_of_three(Pixel p) { auto [r, g] = p; return r; }

int four_of_three(Pixel p) { auto [r, g, b, a] = p; return r; }

int of_number(double d) { auto [a, b] = d; return a; }

double of_private(Range r) { auto [from, to, count] = r; return from; }

int of_two_classes(Both b) { auto [x, y] = b; return x; }

int of_pointer(Pixel *p) { auto [r, g, b] = p; return r; }

int of_array() { int values[3] = {1, 2, 3}; auto [a, b] = values; return a; }

int of_pair() { auto [name, n, more] = lookup(1); return n; }

std::string wrong_order() { auto [name, n] = lookup(1); return n; }

int constant_pair() { const auto [name, n] = lookup(1); n = 3; return n; }

int reference_to_temporary() { auto &[name, n] = lookup(1); return n; }

int in_loop(const std::map<std::string, int> &m) { int s = 0; for (auto &[key, value] : m) { value = 1; s += key; } return s; }

int three_in_loop(const std::map<std::string, int> &m) { for (auto [key, value, index] : m) return value; return 0; }

int typed(Pixel p) { unsigned [r, g, b] = p; return r; }

int static_binding(Pixel p) { static auto [r, g, b] = p; constexpr auto [x, y, z] = Pixel{1, 2, 3}; return r; }

int without() { auto [a, b]; return a; }

int twice(Pixel p) { auto [r, r, b] = p; return r; }

int of_empty(Empty e) { auto [a] = e; return a; }

int of_tuple(std::tuple<int, double, char> t) { auto [i, d] = t; return i; }

int in_braces() { auto [a, b]{1, 2}; return a; }

int of_array_class(std::array<int, 2> a) { auto [x, y, z] = a; return x; }
