// c++14
struct S { int v; };
long ptr(int *p, const int *q, S *s, char (*a)[4], short n, unsigned long u, void *v) {
  p = p + n;
  p = 2 + p;
  p = p - u;
  p += n; p -= 1;
  long d = p - q + (s + 1 - s) + (a + 1 - a);
  q = &p[n] + 1;
  return d + (s + n)->v + *(p + n * 2) + (*(a + 1))[2] + (*a + 1)[0] + *(q - 1);
}
