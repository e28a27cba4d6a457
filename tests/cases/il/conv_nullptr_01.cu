// c++14
void f(int *); void f(decltype(nullptr), int); typedef decltype(nullptr) N;
struct S { int *p; int S::*m; void (*fp)(); };
int nulls(S s, N n, bool b) {
  s.p = nullptr; s.m = 0; s.fp = n; s.p = n;
  S t = {nullptr, nullptr, nullptr}, u = {0, 0, 0};
  f(n); f(0); f(nullptr, 1);
  int *q = b ? nullptr : s.p, *r = b ? 0 : q;
  const void *v = n;
  bool z(nullptr);
  return (t.p == nullptr) + (n == nullptr) + (u.m == nullptr) + (s.fp != 0) + (r == n) + !s.m + (v ? 1 : 2) + z;
}
