// c++14
struct V { V(int); int v; }; struct A : virtual V { A() : V(1), a(2) {} int a; }; struct B : virtual V {
  B(int n) : V(n), b(v) {} int b; }; struct C : A, B { C() : V(3), B(4) {}
  C(int n) : V(n), A(), B(n + 1), c(a + b + v) {} int c; }; struct D : C { D() : V(5), d(c) {} int d; };
int use() { C x, y(6); D z; V *p = &z; A &a = y; return x.c + y.v + z.d + p->v + a.v + z.A::a +
  static_cast<B &>(y).b; }
