// expect: 1086 error 32
// expect: 1087 error 32
// expect: 1087 error 32
// expect: 1086 error 32
// expect: 1086 error 34
// expect: 1086 error 35
// expect: 1086 error 36
// expect: 1087 error 38
// expect: 1087 error 39
// expect: 1086 error 40
// expect: 304 error 41
// expect: 304 error 42
// expect: 245 error 43
// expect: 304 error 44
// expect: 140 error 45
// expect: 1086 error 46
// expect: 304 error 47
// expect: 304 error 48
// expect: 2809 warning 61
// expect: 2810 warning 62
// expect: 3000 warning 63
// expect: 3002 warning 64
// expect: 2809 warning 66
// expect: 2810 warning 67
// expect: 1650 warning 68
// expect: 2809 warning 69
// expect: 2809 warning 70
// expect: 2809 warning 71
// expect: 2809 warning 71
// Calls of members that take no such object or arguments (304, 1086, 1087, 245), and results that nobody takes
// (1650, 2809, 2810, 3000, 3002).
struct S { void n(); void v() volatile; void o(); void o(int); void o(double *) const; int x; void c() const { n(); o(); o(1); this->n(); } template <class T> void t(T *); void m(int *); void m(char *); static void st(int); };
void f(const S cs, const S *p, volatile S vs, const S &ref, S s) {
  cs.n();
  p->n();
  vs.n();
  vs.v();
  cs.o();
  cs.o(1);
  ref.n();
  s.t(1);
  s.t();
  S::n();
  s.o("x");
  s.n(1);
  (*p).n();
  s.m(1);
  s.m();
  S::st(1);
  cs.c();
  cs.o((double *)0);
}
[[nodiscard]] int nd();
struct [[nodiscard]] NS {};
NS mk();
struct T { [[nodiscard]] T(int); [[nodiscard("why")]] int m(); [[nodiscard]] int operator+(int); };
enum [[nodiscard]] NE { A };
NE ne();
__attribute__((warn_unused_result)) int wu();
void h(T &t, int i) {
  nd();
  mk();
  t.m();
  T(1);
  (void)nd();
  t + 1;
  ne();
  wu();
  nd(), i++;
  if (i) nd();
  for (nd(); i; nd()) {}
  auto l = [] { return nd(); };
  l();
  i = nd() + 1;
  T named(1);
}
