// c++14
struct A { int x; typedef int T; struct B { int y; }; int A2; };
typedef A Al;
template <class T> struct W { T t; int get() { return t.A::x; } };
int use(Al a, Al *p, W<A> w) {
  p->A::x = a.Al::x;
  p->x = a.A::x;
  p->Al::~Al();
  A::T t = 3;
  A::B b = {t};
  return a.x + b.y + w.get() + p->A::A2;
}
