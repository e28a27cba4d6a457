// c++14
struct S { int v; int f(); };
int cc(const int *p, const S &s, const volatile int &v, const int *const *pp, int x) {
  int *a = const_cast<int *>(p);
  S &b = const_cast<S &>(s);
  int &c = const_cast<int &>(v);
  int **d = const_cast<int **>(pp);
  const int *e = const_cast<const int *>(&x);
  int &&f = const_cast<int &&>(x);
  return *a + b.v + c + **d + *e + const_cast<S *>(&s)->f() + f;
}
