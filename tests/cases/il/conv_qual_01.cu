// c++14
void f(const int *, const char *const *, volatile int *const *);
int quals(int *p, char **pp, int **ppp, const int *c) {
  f(p, pp, ppp);
  const int *a = p;
  const int *const *b = ppp ? &c : nullptr;
  const volatile int *d = a;
  const int *e = true ? p : c;
  return *a + **b + *d + *e + (p == c);
}
