// expect: 20007 error 17
// expect: 20007 error 21
// expect: 20007 error 27
// expect: 20007 error 25
// expect: 20007 error 26
// expect: 20007 error 29
// expect: 20007 error 32
// expect: 20007 error 20
// expect: 20007 error 22
// expect: 20007 error 22
// expect: 20007 error 22
// expect: 20007 error 22
// What hangs on no parameter is told of once, for the template.
__device__ int d(); struct A { __device__ int m() const; }; struct B { __device__ int m() const; };
template<class U> auto t(U u) {
  return [=](auto x) {
    return d() + x; }; }
template<class U> auto t2(U u) {
  auto l = [=](auto x) {
    return u.m() +
      d() +
      x.m(); };
  return l(A()) + l(B()); }
template<class T> struct S {
  int m() { return [this] { return d(); }(); }
  static auto s() { return [] { return d(); }; }
  T v = [] { return d(); }();
  template<class U> auto t(U u) { return [=](auto x) {
    return d() + x; }; } };
int g() { auto l = [](auto x) {
  return [] (auto y) {
    return d() + y; }; };
  return l(1)(2); }
int f() { S<int> s; return t(1)(2) + t(1)(2.0) + t(2.0)(2) + t2(A()) + t2(B()) + s.m() + s.s()() + s.t(1)(2); }
template struct S<char>;
