// c++17
struct N { N(int); ~N(); int v; }; struct T { enum K { i, n } k; union { int a; N b; struct { short x, y; };
  }; T(int z) : k(i), a(z) {} T(N z) : k(n), b(z.v) {} ~T() { if (k == n) b.~N(); } }; union V { int i;
  double d; V(double x) : d(x) {} V() : i{} {} int get() const { return i; } static V mk() { return V(2.5); } };
int use(T t, V v) { T u = 3, w = N(4); v.d = 1.5; V x; t.x = 3; const int &r = t.a; V *p = &x; p->i = t.y;
  return u.a + w.b.v + v.get() + V::mk().i + r + t.y; }
