// flags: --c++20
// expect: 441 error 30
// expect: 441 error 31
// expect: 441 error 32
// expect: 441 error 33
// expect: 441 error 34
// expect: 441 error 34
// expect: 441 error 34
// expect: 442 error 35
// expect: 442 error 36
// expect: 441 error 37
// expect: 441 error 38
// expect: 441 error 40
// expect: 441 error 41
// expect: 442 error 41
// expect: 441 error 42
// expect: 441 error 42
// expect: 441 error 42
// expect: 441 error 43
// expect: 441 error 43
// expect: 441 error 45
// expect: 441 error 46
// expect: 442 error 47
// expect: 441 error 48
// expect: 441 error 49
// expect: 441 error 49
// Variable templates are named without arguments.
template <typename T> constexpr T pi = T(3.14159);
template <typename T, int N> constexpr T val = T(3.14159);
double a1(double r) { return pi * r; }
double a2(double r) { return r * pi; }
double a3(double r) { double x = pi; return x; }
double a4() { return pi; }
double a5(double x) { x = pi; x += pi; return -pi; }
double a6() { return pi<>; }
double a7() { return val<int>; }
double a8() { return a1(pi); }
template <typename T> T a9(T x) { return x * pi; }
namespace n { template <typename T> constexpr T e = 2; struct S { template <typename T> static constexpr T v = 1; }; }
double b1() { return n::e; }
double b2() { return n::S::v + n::S::v<>; }
double b3() { if (pi > 3) return pi; return !pi; }
double b4(double *p) { p[0] = pi; return p[pi]; }
template <typename T, typename U = int> constexpr bool same = false;
bool b5() { return same; }
static_assert(same, "x");
static_assert(same<>, "x");
bool b6() { if constexpr (same) return 1; return same<int>; }
double b7() { double d{pi}; auto e = pi; return d + e; }
