// c++17
struct A { int a; virtual ~A(); }; struct B { int b; }; struct C : A, B { int c; }; struct D : private A {
  operator B *(); A *up() { return this; } friend A *fr(D *d) { return d; } }; int f(A *);
  int f(B *, int = 0); int g(const B &); int h(void *); int h(const void *, int); int k(...);
  int (*fp(C *))(B *, int); typedef int (*F1)(A *); typedef int (*F2)(B *, int);
int use(C *c, const C *cc, C &r, D d, F1 x, int (C::*pm)(), int B::*pb) { A *a = c; B *b = &r;
  const A &ca = *cc; int C::*pc = pb; void *v = c; const void *cv = cc; b = d; a = d.up();
  bool t = c == a, u = b == c, w = a; F1 q = f; F2 s = f; return f(a) + f(b) + f(&r, 1) + g(r) +
  g(*cc) + h(c) + h(cc, 1) + k(c, r, nullptr) + a->a + ca.a + r.*pc + (c->*pm)() + (v == c) +
  (cv != nullptr) + t + u + w + q(a) + s(b, 2) + x(c) + fr(&d)->a + static_cast<C *>(b)->c +
  static_cast<const C &>(ca).c; }
