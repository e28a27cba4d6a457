// c++17
struct A { A() = default; A(const A &) = default; A &operator=(A &&) = default; A(A &&) noexcept;
  ~A() = default; int v; A *p = nullptr; }; struct B { B(); B(const B &) = default; ~B(); A a; int w; };
  B::B() = default; B::~B() = default; A::A(A &&) noexcept = default; struct C : B { C() = default;
  C(int n) : B(), c(n) {} int c = 2; C &operator=(const C &o) { w = o.w; c = o.c; return *this; } };
int use(const A &x) { A a, b(static_cast<A &&>(a)), c{}; b = static_cast<A &&>(c); B d, e(d), f = B();
  C g, h(3), i = h; g = h; A *j = new A(), k = A(); return a.v + b.v + d.w + e.a.v + f.w + g.c +
  i.c + j->v + (k.p == x.p); }
