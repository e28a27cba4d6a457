// c++17
struct S { int v; static int s; int arr[2]; int f() { auto a = [this] { return v + s + this->arr[1]; };
  auto b = [=] { v++; return f2() + this->f2(); }; auto c = [&] { return v + s; };
  auto d = [*this]() mutable { v = 3; return v + arr[0]; }; auto e = [self = this, x = v] {
  return self->v + x; }; auto g = [this, &w = v] { return [this, &w] { return w + v; }(); };
  return a() + b() + c() + d() + e() + g(); } int f2() const { return [this] { return v;
  }() + [copy = *this] { return copy.v; }(); } int m = [this] { return v; }(); int (*p)() = [] { return s; };
  }; int S::s = [](int a) { return a + 1; }(2); auto glob = [](auto... a) { return (a + ... + 0); };
  const auto cg = [k = 3] { return k; };
int use(S s) { int k = 1; auto outer = [k, &s](int a) { auto inner = [=, &s](int b) { return a + b + k + s.v;
  }; return inner(2) + k; }; static int st = 4; auto n = [] { return st + S::s; };
  return s.f() + outer(1) + n() + glob(1, 2L, 'c') + glob() + cg() + s.p(); }
