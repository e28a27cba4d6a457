// c++14
struct A { int a; int f() const; }; struct B : A { int b; }; struct C : B { int c; }; struct X { X(const A &);
  }; struct Y : X { Y(B b) : X(b) {} };
int val(A); int ref(A &); int cref(const A &); int ptr(A *); int rref(A &&); int both(const A &, B); int x(X);
  A slice(C c) { return c; } const A &up(const C &c) { return c; } A *upp(C *c) { return c; }
B mkb(); C mkc();
int use(B b, C c, C *p, const C &r) {
  A a = c, d(b), *e = p; A &f = c; const A &g = mkc(); A &&h = mkc(); a = c; a = mkb(); *e = *p; b = c;
  return val(b) + val(c) + val(mkc()) + ref(c) + cref(r) + cref(mkb()) + ptr(p) + ptr(&c) + rref(mkc()) +
    rref(static_cast<C &&>(c)) + both(c, c) + both(mkc(), r) + x(c) + slice(c).a + up(r).f() +
    upp(p)->a + d.a + f.a + g.f() + h.a + c.A::a + p->B::b + c.f() + mkc().f();
}
