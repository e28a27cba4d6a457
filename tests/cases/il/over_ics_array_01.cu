// c++14
int f(int *); int f(const int *); int f(const void *); int f(bool); int g(int (&)[3]); int g(int (&)[4]);
  int g(const int *, int = 0); int h(const char *); int h(const char (&)[4], int);
  template <class T, int N> int k(T (&)[N]); template <class T> int k(T *const &); int m(int (*)[3]);
  int m(void *); int n(const int *const *); int n(int **, char); int o(char *const *); int o(...);
  int p(int (*)()); int p(int (&)()); int q(int (*)(int)); int q(void *); int ff(); int fi(int);
int use(int (&a)[3], int b[4], int (&c)[4], const int (&d)[2], int **pp, char **cc, int (*m3)[3],
  const int *const *cpp) { return f(a) + f(b) + f(d) + f(pp) + f(m3) + g(a) + g(c) + g(b) + g(d, 1) +
  h("abc") + h("abc", 1) + h("ab") + k(a) + k(d) + k(b) + m(&a) + m(m3) + m(a) + n(pp) + n(pp,
  'c') + n(cpp) + o(cc) + q(fi) + f(a + 1) + f(&a[1]) + f(*m3) + g(*m3); }
