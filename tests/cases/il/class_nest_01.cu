// c++14
struct O { int a; static int s; struct I { int b; struct J { int c; int get(O *o) { return o->a + s + b2; }
  static const int b2 = 3; }; J j; int f(O &o) { return o.a + b + j.c + sizeof(a); } }; class P; I i;
  int g(P *); friend int fr(I x) { return x.b; } template <class T> struct K { T t; O *o; T h() {
  return t + o->a; } }; };
class O::P { int q; friend struct O; public: int get() { return q; } }; int O::g(P *p) { I::J j = {1};
  K<int> k = {2, this}; return p->q + j.get(this) + k.h() + fr(i) + I::J::b2; } int O::s = 2;
int use(O o, O::I::J j, O::K<long> k) { return o.i.f(o) + j.get(&o) + k.h() + o.i.j.c + O::I::J::b2; }
