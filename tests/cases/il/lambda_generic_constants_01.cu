// c++17
template <class T> int dep(T, int); int nd(int, int);
struct S { template <class T> int m(T, int); };
int f(int n, S s) { const int ci = 3; constexpr int ce = 4; const double cd = 2.5;
  auto a = [=](auto x) { return x + ce; }; auto b = [=](auto x) { return ce + x; }; auto c = [=](auto x) { return dep(x, ce); }; auto d = [=](auto x) { return nd(ce, ci) + x; }; auto e = [=](auto x) { return decltype(x)(ce); };
  auto g = [=](auto x) { return x ? ce : ci; }; auto h = [=](auto x) { x += ce; x = ci; return -ce * x; }; auto i = [=](auto x) { int q = ce; auto r = ci; decltype(x) t = ce; decltype(x) u{ci}; return q + r + t + u; }; auto j = [=](auto x) { return x[ce] + (x, cd); };
  auto k = [](auto x) { return x + ce; }; auto l = [&](auto x) { return x < ce && ce < x; }; auto m = [=](auto x) { if (ce > 3) return x; return x; }; auto o = [=](auto x) { for (int i = 0; i < ce; ++i) x += i; return x; };
  auto p = [n](auto x) { return x * ce + n; }; auto q = [=](auto x) { return x(ce, ci + 1); }; auto r = [=](auto x) { return ce == 4 ? x : ce; }; auto t = [=](auto x) { return [=](auto y) { return y + ce + x; }; };
  return a(1) + b(1) + c(1) + d(1) + k(1) + l(1); }
