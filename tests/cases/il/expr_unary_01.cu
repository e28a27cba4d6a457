// c++14
int unary(int i, unsigned u, short s, bool b, double d, char c, int *p, int **pp, int (*f)(int)) {
  int a = +i + -i + ~i + !i;
  a += -s + ~c + !d + +b;
  u = -u + ~u;
  double e = -d + +d;
  a += *p + **pp + *&i + !p + (*f)(1) + !!i + - -i;
  int *q = &*p, **r = &p, (*g)(int) = &*f;
  return a + u + e + *q + **r + g(2) + (&p[3] - q);
}
