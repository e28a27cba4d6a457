// flags: --c++20
// expect: 441 error 25
// expect: 441 error 25
// expect: 441 error 26
// expect: 441 error 26
// expect: 441 error 26
// expect: 441 error 28
// expect: 438 error 29
// expect: 438 error 30
// expect: 438 error 31
// expect: 438 error 32
// expect: 438 error 33
// expect: 441 error 34
// expect: 441 error 35
// expect: 441 error 36
// expect: 441 error 36
// expect: 441 error 36
// expect: 441 error 37
// expect: 441 error 38
// expect: 441 error 38
// Variable templates and concepts are named without arguments, as members and operands.
template <typename T> constexpr T pi = T(3);
template <typename T> constexpr T e = T(3);
template <typename T> concept C = sizeof(T) > 1;
struct S { template <typename T> static constexpr T v = 1; template <typename T> static T w; int a() { return v + S::v; } };
template <typename U> struct D { template <typename T> static constexpr T v = 1; U a() { return v + D::v + D<int>::v; } };
void f(int);
int i1 = pi;
int i2 = C;
bool b = C;
static_assert(C);
static_assert(C && true);
static_assert(true || C);
int *i5 = &pi;
decltype(pi) i7;
int i8 = (pi), i9 = (int)pi, i10 = static_cast<int>(pi);
int arr[pi];
template <int N> struct B {}; B<pi> bb; B<S::v> bc;
