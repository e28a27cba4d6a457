// c++14
struct C { C operator,(int); int v; }; void f();
int comma(int i, int j, C c, int *p) {
  int a = (i++, j);
  (i, j) = 3;
  f(), i = 2;
  for (int k = 0, m = 1; k < m; ++k, --m) i += (k, m);
  return (c, 1).v + (f(), a) + (*p++, i) + ((void)i, j) + (i, j, a);
}
