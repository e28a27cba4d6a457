// c++17
struct A { int a; A(int x, int y = 2) : a(x + y) {} A(const char *s) : a(*s) {}
  template <class T> A(T *p, T q) : a(*p + q) {} explicit A(double d) : a(d) {} protected: A(char) : a(0) {}
  }; struct B : A { using A::A; B(long l) : A((int)l) {} int b = 3; }; struct C : B { using B::B;
  C() : C(1, 2) {} int c{b}; struct M { M(int); int v; } m = 4; }; template <class T> struct D : T {
  using T::T; using T::a; int d() const { return a + T::b; } }; struct V : virtual A { using A::A; };
int use(int i) { B x(1), y(1, 2), z("s"), w(&i, 3), u(2.5), t(7L); C c, d(i), e("q"), f = "r";
  D<B> g(1, 2), h{"x"}; V v(i, 4); const B &r = i; B *n = new B(3);
  return x.a + y.b + z.a + w.a + u.a + t.a + c.c + d.m.v + e.c + f.a + g.d() + h.d() + v.a + r.a + n->a; }
