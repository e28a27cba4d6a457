// c++17
struct P { int x, y; }; struct C { C(); C(int); C(const C &); ~C(); int v; }; typedef int A3[3];
int na(int n, long l, C c) {
  int *a = new int[3]{1, n}, *b = new int[n + 1], *d = new int[l](), (*e)[2] = new int[n][2], *f = new A3, (*g)[3] = new A3[2];
    P *h = new P[2]{{1, 2}, {n}}, *i = new P[n]{}; C *j = new C[3]{1, c}, *k = new C[n], *m = new C[2];
    char *s = new char[4]{'a'}; int **o = new int *[n]{}; auto q = new auto(c); const C *r = new const C[1];
    int *t = new (int)(5), *u = new (int[2]);
  int z = a[1] + b[0] + d[0] + e[0][1] + f[2] + g[1][1] + h[1].x + i->y + j[1].v + k->v + m[1].v +
    s[0] + (o[0] == nullptr) + q->v + r->v + *t + u[1];
  delete[] a; delete[] e; delete[] f; delete[] h; delete[] j; delete[] k; delete q; delete[] r; delete t;
    delete[] o;
  return z;
}
