// c++14
int g;
typedef struct { int a; } Anon; struct S { int v; S(int); };
int decls(int n) {
  int a, b = 2, *c = &a, d[3] = {1, 2}, &e = b;
  typedef int I; using J = I *;
  static int s = n; static const S t(3); extern int g; int fwd(int);
  struct L { int v; int get() const { return v; } static int st() { return 4; } } l = {5};
  enum { x = 3, y }; enum K : short { k1 } k = k1; union { int u; float v; };
  J j = c; S q(b), r = 4; Anon an = {n};
  u = 3;
  static_assert(x == 3, "x");
  return a + *c + d[1] + e + s + t.v + g + fwd(1) + l.get() + L::st() + y + k + u + *j + q.v + r.v + an.a;
}
