// c++17
int f1(int n, int &r) { int o = n; const int c = n;
  auto a = [&o, n](int k) { auto g = [&, k] { o += k; return n; }; auto h = [&] { return n + o; }; auto i = [=] { return n + o; }; auto j = [&n] { return n; }; auto l = [n] { return n; }; return g() + h() + i() + j() + l(); };
  auto b = [=](int k) mutable { auto g = [&] { o += k; n++; return c; }; return g(); };
  auto d = [=] { auto g = [&] { return o + r; }; return [=] { return [&] { return o; }(); }() + g(); };
  auto e = [x = o, &y = o] { return [&] { return x + y; }() + [=] { return x + y; }(); };
  auto f = [&] { return [&] { return o + r + n; }() + [=] { return o; }(); };
  return a(1) + b(2) + d() + e() + f();
}
struct S { int v; int m(int k) { return [=] { return [&] { return v + k; }() + [this, k] { return v + k; }(); }(); } int m2() { return [*this] { return [&] { return v; }() + [=] { return v; }(); }(); } };
template <class T> int t(T x) { return [x] { return [&] { return x + 1; }(); }() + [&] { return [x] { return x; }(); }(); }
int use() { S s{1}; return s.m(1) + s.m2() + t(2); }
