// c++14
struct M { M(int); M(); M(const M &); int v; }; struct B { B(int a, int b = 2); int x; }; struct D : B {
  int i; M m; const int k; int &r; int arr[2]; M n; D(int a);
  D(int a, M z) : B(a, a), i{a}, m(z), k(3), r(i), arr{1, a}, n() { i = k; } D() : D(1) {}
  D(const D &o) : B(o), i(o.i), m(o.m), k(o.k), r(i), arr{} {} };
D::D(int a) : B(a), m(a + 1), k(a), r(this->i) { n = m; }
int use(int a) { D x(a), y(1, 2), z, w(z), *p = new D(3); return x.i + y.k + z.r + w.m.v + p->x; }
