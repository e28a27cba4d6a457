// c++17
struct A { int f(int); int f(int) const; int f(double) volatile; int g() &; int g() &&; int g() const &;
  int h(const A &); int h(A &&); int k(int) const; static int k(double); int op() const; int op(); }; A mk();
  const A &ca();
int use(A a, const A b, volatile A v, A *p, const A *q) { return a.f(1) + b.f(1) + a.f('c') +
  v.f(2) + a.g() + b.g() + mk().g() + ca().g() + static_cast<A &&>(a).g() + a.h(a) + a.h(b) +
  a.h(mk()) + a.k(1) + a.k(1.5) + p->op() + q->op() + p->f(1) + q->f(2) + (*p).g() + A::k(2.5); }
