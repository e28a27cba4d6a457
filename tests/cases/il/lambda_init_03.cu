// c++14
struct U { U(); U(U &&); U(const U &) = delete; int v; }; struct F { int operator()(int) const; };
  template <class F> struct D { F f; D(F g) : f(g) {} ~D() { f(); } }; template <class F> D<F> defer(F f) {
  return D<F>(f); } int g(int); int glob = 3;
int use(int n, U u, int (&a)[3], const char *s) { int r = 0;
  auto p = [u = static_cast<U &&>(u), i = 0, &r, k = n * 2, q = &n, z = s]() mutable {
  r += ++i + k + *q + u.v + *z; return i; }; auto d = defer([&r] { r++; }); auto c = [x = [n](int y) {
  return n + y; }](int y) { return x(y) + x.operator()(1); }; auto b = [a]() { return a[1] + sizeof(a); };
  auto f = [f = F()](int m) { return f(m); }; auto h = [&a, n] { for (int &e : a) e += n; return a[0]; };
  auto t = [] { struct L { int m = glob; } l; return l.m + g(2); }; auto cond = n ? +[](int a) { return a; }
  : [](int a) { return -a; }; p(); return p() + c(4) + b() + f(5) + h() + t() + cond(6) + [=] { return n + r;
  }() + [&, m = n] { return m + r; }(); }
