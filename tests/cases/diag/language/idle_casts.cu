// expect: 174 warning 19
// expect: 174 warning 21
// expect: 174 warning 22
// expect: 174 warning 23
// expect: 174 warning 24
// expect: 174 warning 25
// expect: 174 warning 26
// expect: 174 warning 27
// expect: 174 warning 29
// expect: 174 warning 30
// expect: 174 warning 33
// expect: 174 warning 34
// expect: 174 warning 36
// expect: 174 warning 38
// expect: 174 warning 40
// expect: 174 warning 41
struct B { virtual void f(); }; struct D : B {}; struct P { int x; }; struct Q : P {}; int d(); bool bf();
void h(B *b, D &r, P *p, int n, void *v, int P::*mp, const int *ci, double dbl) {
  dynamic_cast<D *>(b);
  dynamic_cast<D &>(*b);
  dynamic_cast<void *>(b);
  static_cast<D *>(b);
  static_cast<Q &>(*p);
  noexcept(d());
  noexcept(b);
  int();
  int{};
  P();
  false && d();
  true || d();
  false || d();
  true && d();
  1 ? 2 : d();
  0 ? d() : 3;
  1 ? d() : 2;
  n ? 1 : 2;
  n && bf();
  p->*mp;
  sizeof(int[n]);
  sizeof n;
  __is_class(P);
}
