// c++14
int f(int);
int g(int) noexcept;
typedef int (*FP)(int);
int apply(int (*)(int), int);
int apply2(int h(int), int);
int use(bool b) {
  FP p = f;
  p = &g;
  FP q = b ? f : g;
  return apply(f, 1) + apply(&f, 2) + apply2(g, 3) + (*p)(4) + (***q)(5) + (p == f);
}
