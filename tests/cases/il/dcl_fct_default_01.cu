// c++14
int g(int); int k = 3; struct S { static int s;
  int m(int a = s, int b = g(k) + 1, const S *r = nullptr) const; S(int = 4, const char * = "d"); int v; };
  int f(int a, double b = k, int *p = nullptr, const int &r = 5, char c = 'c');
int f(int a, double b, int *p, const int &r, char); int h(int (*)(int) = g, int = sizeof(S), S = {1, "x"});
  template <class T> T t(T a, T b = T(), int n = sizeof(T));
int S::m(int a, int b, const S *r) const { return a + b + r->v; }
int use(S s) { S x, y(1), z{2, "q"}, *n = new S; return f(1) + f(1, 2) + f(1, 2, 0) + f(1, 2,
  &k, k) + h() + h(g) + h(g, 1, 3) + s.m() + s.m(1) + s.m(1, 2, &s) + t(1) + t(2L, 3L) + x.v +
  y.v + z.v + n->v + S().m(); }
