// c++17
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} }; struct int2 { int x, y; };
struct C { dim3 grid{32}, block = {8, 8}; unsigned long n = 0; const char *name = "k"; float eps = 1e-6f; int it{10}; bool v{}; int2 tile = {4, 4}; double w[3] = {0.5, 0.25}; };
struct S { int a = 1; int b; int c = 3; int2 t = {1}; int d; };
void f(int n) { C b{}; C d = {.grid = {1, 2, 3}, .n = 64, .eps = 1e-3f}; C e{dim3(n)}; }
void take(S); void g(int n) { S s = {.b = 2, .d = 4}; S t = {.a = n, .c = 1}; S u = {.t = {2, 3}}; S v{.a = 1}; S w = {.b = n, .d = 4}; const S x = {.c = 2}; static S y = {.d = n}; constexpr S z = {.b = 1, .d = 2}; take({.c = 5}); }
