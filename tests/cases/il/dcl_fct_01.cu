// c++14
int a(int, int); int b(int x[3], int (*f)(int), int g(double), const int c); int d(...);
  int e(const char *, ...) noexcept; auto f(int) -> int (*)(int); int (*g(int))(double); int (&h(int))[3];
  void *k(void); typedef int FT(int); FT m; struct S { FT n; FT *o; FT S::*p; int q(int) const volatile;
  int r() const &; int s() &&; }; static int t(int i) { return i; } extern "C" int u(int);
  inline int v(int i) { return t(i); } int b(int *x, int (*f)(int), int (*g)(double), int c) {
  return x[0] + f(1) + g(2.5) + c; } unsigned long long int w(short int, long unsigned);
int use(S s, int (&arr)[3], int y(int)) { int loc(int); return a(1, 2) + b(arr, t, g(1), 3) +
  d() + d(1, "x") + e("f", 2.5f, 'c') + f(1)(2) + g(3)(4.5) + h(5)[1] + (k() == nullptr) + m(6) +
  s.n(7) + s.o(8) + (s.*s.p)(9) + s.q(1) + s.r() + S(s).s() + u(2) + v(3) + w(1, 2) + loc(4) + y(5) + (*y)(6); }
