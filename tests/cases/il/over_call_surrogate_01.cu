// c++14
typedef int (*FI)(int); typedef double (&FD)(double); struct S { operator FI() const; operator FD() const; };
  struct T { operator FI(); int operator()(const char *) const; template <class X> X operator()(X, X); };
  struct U { int (*fp)(int); int (*arr[2])(int); FI get() const; int (U::*pm)(int); int m(int); };
int use(S s, T t, U u, const U *p) { return s(1) + s(2.5) + t(3) + t("x") + t(1, 2) + u.fp(4) +
  u.arr[1](5) + u.get()(6) + (*p->fp)(7) + (u.*u.pm)(8) + p->arr[0](9) + (u.fp ? u.fp : p->get())(10) +
  [](int a) { return a; }(11); }
