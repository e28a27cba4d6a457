// c++17
int f(int), g(int, int); struct P { int a, b; P(int x, int y) : b(y), a(x + b) {} }; struct Q {
  Q &operator<<(int); Q &operator<<(const char *); template <class T> Q &operator<<(const T *);
  Q &operator<<(Q &(*)(Q &)); int n; }; Q &endl(Q &q); Q out;
int use(int i, int *p) { P x(f(1), f(2)), y{f(i), i++}; out << 1 << "two" << p << endl << f(3);
  int a[] = {f(1), f(i), i}; p[f(1)] = f(2); i = f(i) + i++; g(f(1), f(2));
  return f(g(f(1), i) + f(2)) * f(3) + x.a + y.b + a[1] + (out << i).n; }
