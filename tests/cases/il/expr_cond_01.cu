// c++14
struct P { int x; }; struct B {}; struct D : B {}; struct C { C(int); C(const C &); ~C(); int v; }; enum E {
  e1, e2 };
P mk();
int cond(bool b, int i, long l, double d, const int ci, int *p, const int *q, P s, const P &cs,
  D *x, B *y, C c, E e, const char *str) {
  int r = b ? i : 2;
  long m = b ? i : l;
  double n = i ? 1 : d;
  const int *t = b ? p : q;
  t = b ? p : nullptr;
  t = b ? 0 : p;
  (b ? i : r) = 3;
  B *z = b ? x : y;
  P u = b ? s : mk();
  const P &v = b ? s : cs;
  C w = b ? c : C(1);
  E f = b ? e : e1;
  const char *k = b ? "a" : "bcd";
  b ? throw 1 : (void)0;
  b ? (void)i : (void)l;
  return r + m + n + *t + u.x + v.x + w.v + f + *k + (b ? ci : i) + (b ? 'a' : i) + (z == y) +
    (b ? e : 3) + *(b ? str : "q");
}
