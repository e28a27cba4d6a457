// c++14
int cv(const int a, volatile int b, const volatile int *c, int *const d, const int *const *e) {
  const int l = a + b;
  volatile int v = l;
  v = v + *c;
  *d = v;
  const int &r = *d;
  return r + **e + l;
}
