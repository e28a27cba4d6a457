// c++14
int f(int, int = 1); int f(double, ...); int f(const char *); int g(); int g(int, ...);
  int h(long, double = 2); int h(int, char = 'c', bool = true); template <class... A> int v(A...);
  template <class T> int v(T, T); int v(int, double); struct S { S(int, int = 2); S(const char *, ...);
  int m(int = 1) const; int m(double, int = 2); int o(...) const; int o(S); };
int use(S s, const S c, short k) { S a = 1, b(1, 2), d("x"), e("y", 1, 2.5);
  return f(1) + f(1, 2) + f(1.5) + f(1.5, 2, "z") + f("q") + g() + g(1) + g(k, 2.5f, 'c') + h(1) +
  h(1L) + h(1, 'x') + h(k, 'y', 0) + v(1, 2) + v(1, 2.5) + v() + v("a", 'b', 3) + s.m() + s.m(1) +
  s.m(1.5) + c.m(2) + s.o(1) + s.o(c) + c.o() + c.o(a, 2); }
