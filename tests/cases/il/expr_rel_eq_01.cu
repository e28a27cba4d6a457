// c++14
struct B {}; struct D : B {}; enum E { e1, e2 }; enum class F { f1 };
int rel(int i, unsigned u, double d, int *p, const int *q, D *x, B *y, E e, F f, bool b, char c,
  void *v, int (*fn)()) {
  int r = (i < u) + (i <= d) + (c > i) + (e >= 1) + (f < F::f1) + (p < q) + (b == i) + (e == e2);
  return r + (p == nullptr) + (q != p) + (x == y) + (v == p) + (fn == nullptr) + (d != c) + (f == F::f1) +
    (b < c) + (0 == p) + (i == 'a');
}
