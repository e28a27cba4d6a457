// c++17
struct A { int a; int f(); static int s; }; struct B : A { int b; using A::f; using A::a; }; struct C : B { int c; int g() { return a + A::a + B::a + this->A::a + this->B::a + f() + A::f() + B::f() + b; } };
struct V { int v; int h(); }; struct L : virtual V { int l; }; struct R : virtual V { int r; }; struct M : L, R { int m; int k() { return v + L::v + V::v + this->L::v + h() + L::h(); } };
struct X : B { using B::f; int x; }; struct Y : protected C { using C::a; using B::b; };
int f(C &c, C *p, M &m, M *pm, X x, Y y) {
  c.a;
  c.A::a;
  c.B::a;
  p->a;
  p->A::a;
  p->B::b;
  c.f();
  c.A::f();
  c.B::f();
  p->B::f();
  m.v;
  m.L::v;
  pm->L::v;
  pm->R::v;
  m.h();
  m.L::h();
  pm->R::h();
  x.f();
  x.a;
  y.a;
  y.b;
  static_cast<A &>(c).a;
  static_cast<A *>(p)->a;
  A *pa = p; A &ra = c; V *pv = pm; V &rv = m;
  A aa = c; A bb(static_cast<C &&>(c)); aa = c;
  return 0;
}
