// std: 20
#include <coroutine>
#include <compare>
int x = 1;
struct Task { struct promise_type { int value; Task get_return_object() { return {}; } std::suspend_never initial_suspend() { return {}; } std::suspend_never final_suspend() noexcept { return {}; } void return_value(int x) { value = x; } void unhandled_exception() {} std::suspend_never yield_value(int y) { value = y; return {}; } }; };
Task go(int a) { int b = a; co_yield b + x; co_await std::suspend_never{}; for (int x = 0; x < b; ++x) co_yield x; co_return a < b ? x : b; }
struct C { int a; auto operator<=>(const C &x) const = default; bool operator==(const C &x) const { return a == x.a; } };
consteval int three(int x) { return x + 2; }
constinit int y = three(1);
int compare(C a, C b) { return (a <=> b) < 0 ? x : a == b; }
struct Point { int x, y; }; int designated(int y) { Point p{.x = y, .y = x}; return p.x + p.y; }
int init(int n) { int a[] = {1, 2}; int s = 0; for (int n = x; auto x : a) s += x * n; return s + n; }
enum class Colour { red, blue }; int chosen(Colour c) { using enum Colour; switch (c) { case red: return x; case blue: return y; } return 0; }
