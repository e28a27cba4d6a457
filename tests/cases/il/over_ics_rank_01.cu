// c++14
int f(int &); int f(const int &); int f(int &&); int g(const int &); int g(int &&); int h(int *);
  int h(const int *); int k(int); int k(const int &, int = 0); int m(int (&)[3]); int m(int *);
  int m(const int (&)[3], char); int n(void (*)(int)); int n(void (*)(double)); int o(void (&)(int));
  void cb(int); void cb2(int); void cb2(double); const int ci = 1; int mk(); int &lv(); const int &cl();
  int &&rv();
int use(int i, int (&a)[3], const int *p) { return f(i) + f(ci) + f(3) + f(mk()) + f(lv()) +
  f(cl()) + f(rv()) + g(i) + g(4) + h(&i) + h(p) + k(i, 2) + n(cb) + n((void (*)(double))cb2) +
  o(cb) + o(cb2) + m(a, 'c') + f(static_cast<int &&>(i)); }
