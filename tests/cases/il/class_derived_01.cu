// c++14
struct A { int a; int f(); int g(int); static int s; }; struct B { int b; int f(); }; struct C : A, B { int c;
  using A::f; int h() { return a + b + c + f() + B::f() + A::g(1) + g(2) + s; } }; struct D : private C {
  using C::c; using C::h; int k() { return a + this->b + C::a; } C *up() { return this; } operator B &() {
  return *this; } }; struct E : C { int a; int m() { return a + A::a + C::A::a + this->C::a + B::b; } };
int use(C c, D d, E *e) { A *p = &c; B &q = c; const A &r = *e; B *s = e; c.A::f(); e->g(3);
  return p->a + q.b + r.a + s->f() + d.c + d.h() + d.k() + d.up()->b + e->m() + e->A::a + c.B::b; }
