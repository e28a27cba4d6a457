// c++17
struct A { A(int); ~A(); int v; }; struct B { A a, b; B(int n) try : a(n), b(n + 1) { a.v = b.v; }
  catch (int e) { throw e + 1; } catch (...) { } ~B() noexcept(false) { throw a; } void m() noexcept;
  int k() const noexcept(noexcept(f())); static int f(); }; int g() try { return B::f(); } catch (A *a) {
  return a->v; } void none() noexcept(true); void old() throw();
  template <class T> void cond(T t) noexcept(sizeof(T) > 2); void (*fp)() noexcept = none;
int use(B &b, A *p) { b.m(); none(); old(); fp(); if (!p) throw p; if (p->v) throw *p;
  if (p->v > 2) throw p->v; if (p->v > 3) throw static_cast<const A *>(p);
  if (noexcept(cond(1)) && !noexcept(cond('c')) && noexcept(b.m())) throw noexcept(b.k()); return b.k() + g(); }
