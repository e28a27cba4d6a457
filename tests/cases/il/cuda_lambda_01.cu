// c++17
#define H __attribute__((host))
#define D __attribute__((device))
template <class F> __attribute__((global)) void k(F f, int *p) { f(p); }
  template <class F> H D int both(F f) { return f(2); } struct Op { int n; H D int operator()(int a) const {
  return a * n; } D int only(int a) { return both(*this) + a; } }; D int dev(int a) { auto l = [a](int b) {
  return a + b; }; return both(l) + l(3); } H int host(int a) { auto l = [&a](int b) { return a += b; };
  return both(Op{a}) + l(1) + both([](int x) { return x; }); } H D constexpr int sq(int n) { return n * n; }
  template <class T> H D T mx(T a, T b) { return a < b ? b : a; }
__attribute__((global)) void kern(int *p, Op o) { int i = sq(3);
  p[i] = o(i) + o.only(dev(2)) + mx(i, p[1]) + both(o); }
int use(Op o) { return host(1) + sq(o.n) + mx(2.5, 3.5) + both(o) + o(4); }
