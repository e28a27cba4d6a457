// c++14
struct B { int b; }; struct D : private B { int d; }; enum E { e1 }; typedef const char *CP;
int cstyle(double d, const int *p, D *x, void *v, long l, E e, const B &r) {
  int a = (int)d + (char)l + (int)e + (E)2;
  int *q = (int *)p;
  B *b = (B *)x;
  D *y = (D *)b;
  char *c = (char *)v;
  (void)a;
  (void)e;
  CP cp = (CP)v;
  B &m = (B &)r;
  return a + *q + b->b + y->d + *c + *cp + m.b + (unsigned short)d + ((bool)p) + (int)(long)v +
    (short)a * 2 + -(int)d;
}
