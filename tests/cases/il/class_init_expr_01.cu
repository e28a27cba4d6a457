// c++17
int cnt; int nx() { return ++cnt; } struct P { int x = nx(), y = x + 1; }; struct Q { P p{3}; P q = {nx(), 4};
  P *r = &p; int z = p.x + q.y; int arr[2] = {z, nx()}; const char *s = z ? "a" : "b"; int (*f)() = nx;
  static constexpr int k = 3; int w = k * 2, v = this->w, u = sizeof(*this); auto m() const { return z + w; }
  Q() = default; Q(int n) : z(n) {} Q(int n, P a) : p(a), q{n}, w{} {} };
struct R : Q { R() : Q(2) {} R(int n) : Q(n, {n, n}), t{Q::z} {} using Q::Q; P t = q; int x = Q::m(); };
int use(int n) { Q a, b(n), c(n, P{1}), d{}; R e, f(n), g(n, {1, 2});
  return a.z + b.w + c.q.y + d.arr[1] + e.x + f.t.x + g.r->x + *a.s + b.f() + e.m() + c.u; }
