// c++14
struct V { int v; virtual int f(); virtual ~V(); }; struct A : virtual V { int a; int f() override; };
  struct B : virtual V { int b; }; struct C : A, B { int c; int f() override {
  return A::f() + B::f() + V::f() + v + A::v + this->B::v; } };
int use(C c, C *p, const C &r, A *a) { V *v = p; V &w = c; const V &x = r; A &y = c; B *z = p; v = a; v = z;
  int V::*m = &V::v; return v->v + w.f() + x.v + y.v + z->v + p->v + c.A::v + p->B::f() + (v == p) +
  (a == v) + (*p).V::f() + c.*&V::v + p->*m + dynamic_cast<C *>(v)->c + static_cast<C *>(a)->b +
  (p ? static_cast<V *>(p) : nullptr)->v; }
