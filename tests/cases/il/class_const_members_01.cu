// c++14
struct S { const int a; const S *const p; int *const q; const int arr[2]; mutable const int *m;
  static const S inst; int v; S(int n) : a(n), p(this), q(&v), arr{n, n}, m(&a), v(n) {} int f() const {
  *q = a; m = &arr[1]; return a + p->a + *q + arr[0] + *m + v + this->inst.v; } int f() { v = a; *q += 2;
  return p->v + const_cast<S *>(this)->f(); } const int *ptr() const { return &v; } int *ptr() { return &v; }
  const int &operator[](int i) const { return arr[i]; } volatile int w; int vf() volatile { return w + v; }
  int cvf() const volatile { return w; } }; const S S::inst(3);
int use(S s, const S c, const S *p, volatile S &x) { *s.q = 1; *c.q = 2; *s.ptr() = 3; c.m = nullptr;
  return s.f() + c.f() + *c.ptr() + p->f() + s[1] + c[0] + p->p->p->a + x.vf() + s.cvf() + x.w +
  (*p).arr[1] + S::inst.f() + *p->m; }
