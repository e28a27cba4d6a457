// c++20
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
struct Inner { int q; }; struct Config { dim3 grid{1}, block = {8, 8}; int n = 2; const char *name = "k"; Inner inner = {4}; bool on{}; };
struct Outer { int a; Inner b = {4}; Config c; };
int take(Config c);
int f(int n) {
  Config a{.n = 3}, b = {.block = {2}, .name = "x"}, c{.on = true}; Outer x{.b = {.q = 2}}; Outer y = {.a = 1, .c{.name = "z"}};
  static Config kept = {.n = 4}; constexpr Config fixed{.name = "q"};
  return a.n + b.n + c.n + x.a + y.a + kept.n + fixed.n + take({.n = 5}) + Config{.n = 6}.n;
}
