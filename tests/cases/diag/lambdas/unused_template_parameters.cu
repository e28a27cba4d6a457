// expect: 445 warning 41
// expect: 445 warning 42
// expect: 445 warning 42
// expect: 445 warning 43
// expect: 445 warning 45
// expect: 445 warning 46
// expect: 445 warning 46
// expect: 445 warning 47
// expect: 445 warning 47
// expect: 445 warning 48
// expect: 445 warning 48
// expect: 445 warning 48
// expect: 445 warning 50
// expect: 445 warning 50
// expect: 445 warning 51
// expect-device: 177 warning 51
// expect-device: 177 warning 45
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 47
// expect-device: 177 warning 47
// expect-device: 177 warning 47
// expect-device: 177 warning 47
// expect-device: 177 warning 48
// expect-device: 177 warning 48
// expect-device: 177 warning 48
// expect-device: 177 warning 48
// expect-device: 177 warning 49
// expect-device: 177 warning 49
// expect-device: 177 warning 49
// expect-device: 177 warning 50
// expect-device: 177 warning 50
// expect-device: 177 warning 50
// expect-device: 445 warning 53
// expect-device: 445 warning 53
// expect-device: 445 warning 54
// flags: --c++20
template <class> struct I { typedef int t; }; template <int... N> struct Seq { };
template <class T> concept Cc = true;
auto gl = []<class T>() { }; template <class T> auto vt = []<class U>() { };
struct M { int m = []<class T>(int) { return 1; }.template operator()<int>(3); void d(int a = []<int N>() { return N; }.template operator()<1>()); };
constexpr int cf() { auto a = []<class T>() { return 1; }; return a.template operator()<int>(); }
void h(int v) {
  auto a = []<int... N>(Seq<N...>) { }; auto b = []<int N>() { return N; }; b.template operator()<3>();
  auto d = []<template <class> class X>() { }; auto e = []<template <class> class X>(X<int>) { }; auto b2 = []<int N, int M = 2>(int) -> int { return N; };
  auto f = []<class T, T N>(T x) { }; auto g = []<class T, class U = T>(T x) { }; auto i = []<class T>(auto x) { }; auto j = []<class T>() -> T { return T(); };
  auto k = []<class, int>(int) { }; auto l = []<Cc T>() { }; auto r = []<int N>(int (&x)[N]) { }; auto s = []<class T>(int (*)(T)) { };
  auto t = [&]<class T>() { v++; }; auto u = [v]<class T>() { return v; }; auto w = [=]<class T>(int) { return T(v); };
  auto x = [](auto y) { auto z = []<class T>() { }; }; auto y = []<class T>() mutable { }; auto z = []<class T>() { auto q = []<class U>() { }; };
  [] { auto in = []<class T>(int, float) noexcept { }; }();
}
template <class T> void t() { auto a = []<class U>() { }; auto b = []<class U>(T x) { }; }
template <class T> struct C { void m() { auto a = []<class U>() { }; } };
void use() { t<int>(); C<int> c; c.m(); }
