// flags: --c++20
// expect: 304 error 32
// expect: 304 error 34
// expect: 304 error 35
// expect: 304 error 36
// expect: 304 error 37
// expect: 304 error 40
// expect: 304 error 42
// expect: 304 error 43
// expect: 304 error 45
#include <concepts>
template <typename T> concept Number = std::integral<T> || std::floating_point<T>;
template <typename C> concept Container = requires(C c) { c.begin(); c.end(); };
template <Number T, int N> struct Vec {
  T z() const requires(N >= 3) { return T(); }
  T x() const requires(N >= 1) { return T(); }
  T m(int) requires(N > 5);
  T m(float) requires(N > 6);
};
template <typename T> struct Set {
  void f(int);
  void f(int *);
  template <typename U> void g(U *);
  static void h(int);
  static void h(int *);
};
auto sum = []<typename... Ts>(Ts... ts) requires(sizeof...(Ts) > 0) { return (ts + ...); };
auto first_of = []<Container C>(const C &c) { return *c.begin(); };
auto number = [](Number auto n) { return n; };
auto required = []<typename T>(T t) requires Number<T> { return t; };
void members(Vec<float, 2> flat, Set<int> set) {
  flat.z();
  flat.x();
  flat.m(1);
  set.f("x");
  set.g(3);
  Set<int>::h("x");
}
void lambdas() {
  sum();
  sum(1, 2);
  first_of(3);
  number("x");
  number(2);
  required("x");
  required(1);
}
