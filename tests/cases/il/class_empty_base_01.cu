// c++14
struct E { static int s() { return 1; } int f() const { return 2; } typedef int T; }; struct F : E { int v; };
  struct G : E { E e; F g; }; template <class A> struct H : private A { int v; int get() const {
  return A::f() + v + A::s(); } A &up() { return *this; } operator const A &() const { return *this; } };
  struct I : H<E>, F { };
int use(F f, G g, H<E> h, I i, const G &c) { E e = f, e2(g.e); E &r = g; const E &cr = h.operator const E &();
  e = f; e2 = c; F::T t = f.f(); return t + f.s() + g.e.f() + g.g.v + h.get() + h.up().f() +
  i.F::v + r.f() + cr.f() + G::s() + c.g.f() + sizeof(g) + E().f() + F().f() + e.f() + e2.s(); }
