// c++14
int g(int); template <class T> T app(T t) { return t; }
int local(int n) { static int s = n; enum { e = 3 }; struct L { int v; L(int a) : v(a + e) {} int f() const {
  return v + s + g(1); } static int st(int a) { struct M { int z; } m = {a}; return m.z; } struct N { int w; }
  nn; operator int() { return v; } bool operator<(const L &o) const { return v < o.v; } } a(n), b = 2;
  struct D : L { D() : L(5) {} int d = 4; } d; auto lam = [&] { struct Q { int x; } q = {n}; return q.x; };
  return a.f() + L::st(3) + (a < b) + d.d + d.f() + lam() + app(a) + app(b).v + a.nn.w; }
