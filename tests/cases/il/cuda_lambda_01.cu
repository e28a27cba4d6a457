// c++17
template <class F> __attribute__((global)) void k(F f, int *p) { f(p); }
  template <class F> __attribute__((host)) __attribute__((device)) int both(F f) { return f(2); } struct Op { int n; __attribute__((host)) __attribute__((device)) int operator()(int a) const {
  return a * n; } __attribute__((device)) int only(int a) { return both(*this) + a; } }; __attribute__((device)) int dev(int a) { auto l = [a](int b) {
  return a + b; }; return both(l) + l(3); } __attribute__((host)) int host(int a) { auto l = [&a](int b) { return a += b; };
  return both(Op{a}) + l(1) + both([](int x) { return x; }); } __attribute__((host)) __attribute__((device)) constexpr int sq(int n) { return n * n; }
  template <class T> __attribute__((host)) __attribute__((device)) T mx(T a, T b) { return a < b ? b : a; }
__attribute__((global)) void kern(int *p, Op o) { int i = sq(3);
  p[i] = o(i) + o.only(dev(2)) + mx(i, p[1]) + both(o); }
int use(Op o) { return host(1) + sq(o.n) + mx(2.5, 3.5) + both(o) + o(4); }
