// c++14
struct A { int f(int); int f(const char *); int g(double); A(int); A(double, int); int v; }; struct B {
  int f(long, int); int g(int); }; struct C : A, B { using A::f; using B::f; using A::g; int g(const char *);
  using A::A; int f(char) const; int h() { return f(1) + f("x") + f(1L, 2) + f('c') + g(1.5) +
  g("y") + B::g(3); } }; namespace N { int z(int); } namespace M { int z(double); using N::z; } using M::z;
  int z(const char *);
int use(C c) { C d(1), e(2.5, 3), i = 4; return c.f(1) + c.f("q") + c.f(2L, 3) + c.g("w") + d.h() +
  e.v + i.v + z(1) + z(2.0) + z("s") + M::z(1.5f); }
