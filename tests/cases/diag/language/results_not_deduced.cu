// expect: 1587 error 17
// expect: 1587 error 17
// expect: 1056 warning 21
// expect: 1587 error 22
// expect: 1587 error 27
// expect: 1587 error 25
// expect: 1587 error 30
// expect: 1587 error 30
// expect: 1587 error 31
// expect: 1587 error 31
// expect: 1587 error 32
// expect: 1587 error 32
// expect: 1587 error 33
// expect: 1587 error 33
// Results that the first return statement does not tell.
struct P { int x; };
auto *r1(int n) { return n; }
auto *r2(P p)
{
  if (p.x)
    return &p;
  return p;
}
auto *r3(int n)
{
  if (n)
    return n;
  return 2.0;
}
auto **r12(int *p) { return p; }
const auto *r13(P p) { return p; }
struct M { auto *m(int n) { return n; } };
auto r11 = [](int n) -> auto * { return n; };
auto *fine(int n) { static int k = n; return &k; }
template <typename T> auto *generic(T t) { return t; }
auto &ref(P &p) { return p.x; } auto &&fwd(P &p) { return p; } const auto &cref(P &p) { return p; } decltype(auto) dec(P &p) { return (p); }
