// expect: 135 error 33
// expect: 1587 error 33
// expect: 135 error 34
// expect: 135 error 35
// expect: 135 error 36
// expect: 20 error 37
// expect: 1587 error 37
// expect: 171 error 38
// expect: 1587 error 38
// expect: 167 error 39
// expect: 1587 error 40
// expect: 135 error 41
// expect: 1587 error 41
// expect: 1587 error 43
// expect: 1587 error 44
// expect: 1587 error 45
// expect: 135 error 46
// expect: 1587 error 46
// expect: 135 error 47
// expect: 1587 error 47
// expect: 1587 error 48
// expect: 20 error 50
// expect: 1587 error 50
// expect: 20 error 51
// expect: 20 error 52
// expect: 1587 error 52
// expect: 20 error 53
// expect: 20 error 53
// Pointers to `auto` with initialisers in which something is wrong.
struct A { int x; int y() const; A *n(int); static A *s(); };
A *over(int); A *over(A *);
void f(A *a) {
  auto *p1 = a->z;
  auto &p2 = a->z;
  auto p3 = a->z;
  auto &&p4 = a->z;
  const auto *p5 = undef(3);
  auto *p8 = static_cast<A *>(1.5);
  auto *p10 = a->n("x");
  auto *p15 = &undef;
  auto *p16 = &a->z;
  auto *p18 = a->n(undef);
  auto *p19 = over(undef);
  auto *p20 = undef ? a : a;
  auto *const p21 = undef;
  static auto *p28 = a->z;
  if (auto *p29 = a->z) {}
  for (auto *p30 = undef; ; ) {}
}
auto *g1 = undef1;
auto &g3 = undef3;
struct M { static constexpr auto *m = undef4; };
template <class T> void tf(T t) { auto *q1 = undef5; auto *q2 = t.x; auto *q3 = b->x; }
