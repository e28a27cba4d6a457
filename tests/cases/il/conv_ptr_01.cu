// c++14
struct B { int b; }; struct B2 { int c; }; struct D : B, B2 { int d; }; struct V : virtual B { };
void f(B *, const B2 *, const void *, void *);
int conv(D *d, V *v, const D *cd) {
  B *b = d;
  B2 *c = d;
  const B *e = cd;
  b = v;
  f(d, cd, c, v);
  void *p = d;
  return (b == d) + (p == b) + (c == d) + e->b + (d ? 1 : 0) + (d == nullptr) + !v;
}
