// flags: -std=c++17
// Expressions.
#include <cmath>
#include <cstdio>
#include <vector>

struct S { int m; int f(int) const; };

int call(int a, int b);

int a1(int x) { return x + * ; }
int a2(int x) { return (x + 1)) * 2; }
int a3(int x) { return ((x + 1) * 2; }
int a4(int x) { return call(x, ); }
int a5(int x) { return call(, x); }
int a6(int x) { return call(x x); }
int a7(int x) { return call(x; x); }
int a8(int *p) { return p[]; }
int a9(int *p) { return p[0]]; }
int b1(S s) { return s.; }
int b2(S *s) { return s-> + 1; }
int b3(S s) { return s.m s.m; }
int b4(S s) { return s.f(1; }
int b5(int x) { return x ? 1 2; }
int b6(int x) { return x ? : ; }
int b7(int x) { return x == ; }
int b8(int x) { return x = = 3; }
int b9(int x) { return x && || 1; }
int c1(int x) { return !; }
int c2(int x) { return sizeof(; }
int c3(int x) { return (int)x y; }
int c4(int x) { return static_cast<int>(x; }
int c5(int x) { return static_cast<int> x; }
int *c6(int n) { return new int[n; }
int *c7(int n) { return new ; }
void c8(int *p) { delete ; }
void c9(int *p) { delete[] p }
int d1(int x) { int y = x + ; return y; }
int d2(int x) { int y = (x; return y; }
int d3(int x) { int y[] = { 1, 2 3 }; return y[0]; }
int d4(int x) { int y[] = { 1, 2, ; return y[0]; }
int d5(int x) { x += ; x++ x--; return x; }
int d6(int x) { std::printf("%d" x); return x; }
double d8(double x) { return std::sqrt(x; }
double d9(double x) { return std::pow(x, 2)) ; }
int e1(int x) { return x 3; }
int e2(int x) { return 3 x; }
int e3(std::vector<int> v) { return v[0 + v[1]; }
int e4(std::vector<int> v) { return v.size( ; }
