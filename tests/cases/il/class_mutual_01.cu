// c++14
struct B; struct A { B *b; int v; int get(const B &) const; A(int n) : b(0), v(n) {} A(const B &);
  operator B() const; }; struct B { A a; B *next; B(A x) : a(x), next(nullptr) {} int sum() const {
  return a.v + (next ? next->sum() : 0) + a.get(*this); } friend bool operator<(const B &x, const B &y) {
  return x.a.v < y.a.v; } }; inline int A::get(const B &x) const { return x.a.v + (b ? b->a.get(x) : v); }
  A::A(const B &x) : b(x.next), v(x.a.v) {} A::operator B() const { return B(*this); }
int f(B); int f(int); int g(A);
int use(A a, B b) { B c(a), d = a.operator B(); A e(b); a.b = &c; c.next = &d; b = c; e = a;
  return c.sum() + d.a.get(b) + e.v + a.b->next->a.v + (c < d) + f(b) + g(e) + g(3) + b.next->a.b->sum(); }
