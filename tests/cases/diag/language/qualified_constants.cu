// expect: 28 error 14
// expect: 28 error 16
// expect: 28 error 18
// expect: 28 error 21
// expect: 28 error 25
// expect: 28 error 27
// expect: 28 error 27
// expect: 28 error 27
// expect: 28 error 30
// expect: 28 error 31
// expect: 28 error 33
// expect: 28 error 34
namespace N { int f(); constexpr int g() { return 3; } int v = 3; constexpr int w = 4; struct S { static int h(); static constexpr int k() { return 2; } static const int m = 3; static int n; }; enum E { a, b }; }
constexpr int d2 = N::f();
constexpr int d3 = N::g();
constexpr int d4 = N::S::h();
constexpr int d5 = N::S::k();
constexpr int d6 = N::v;
constexpr int d7 = N::w + N::a + N::E::b;
constexpr int d8 = N::S::m;
constexpr int d9 = N::S::n;
constexpr const int *d10 = &N::S::n;
constexpr int (*d11)() = N::f;
constexpr int (*d12)() = &N::S::h;
int arr1[N::f()];
int arr2[N::g()];
struct B { int a : N::v; int b : N::w; static const int c = N::v; static constexpr int e = N::f(); };
template <int I> struct T { static constexpr int v = I; static int z; static int q(); static constexpr int r() { return I; } };
constexpr int f1 = T<3>::v;
constexpr int f2 = T<3>::z;
constexpr int f3 = T<3>::q();
constexpr int f4 = T<3>::r();
enum { root = (int)__builtin_sqrt(4.0) };
int bound[(int)__builtin_sqrt(4.0)], known[__builtin_popcount(7)];
