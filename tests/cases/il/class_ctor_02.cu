// c++17
struct A { int a = 1; int b{2}; const char *s = "x"; int c = a + b; A() = default; A(int n) : b(n) {}
  explicit A(double) : a(5), c{} {} }; struct B : A { using A::A; int d = 4; A e{3}; A f = A(2.5);
  int g[2] = {1, 2}; }; struct C { A a; B b; }; union U { int i = 3; float f; };
int use(int n) { A x, y(n), z(1.5); B p, q(n), r(2.0); C c, d{}; U u; C *e = new C();
  return x.c + y.b + z.a + p.d + q.e.b + r.f.a + c.a.a + d.b.g[1] + u.i + e->b.c; }
