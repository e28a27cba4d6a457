// flags: --c++20
// expect: 2837 error 8
// expect: 2837 error 10
struct P { int x, y; };
int f();
constinit auto [a, b] = P{1, 2};
constinit thread_local auto [c, d] = P();
constexpr auto [g, h] = P{f(), 2};
constinit P p = P{1, 2};
constexpr auto &[i, j] = p;
