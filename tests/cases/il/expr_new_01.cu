// c++14
struct P { int x; int y; }; struct C { C(); C(int); ~C(); int v; };
void *operator new(unsigned long, void *p) noexcept;
int news(int n, void *buf, C c) {
  int *a = new int, *b = new int(3), *d = new int(), *e = new int[n], *f = new int[4]();
  P *g = new P, *h = new P(), *i = new P{1, 2};
  C *j = new C, *k = new C(1), *l = new C[n], *m = new (buf) C(2), *o = new C(c);
  int **q = new int *, (*r)[3] = new int[n][3];
  const int *s = new const int(5);
  delete a; delete[] e; delete g; delete j; delete[] l; delete s;
  m->~C();
  return *b + *d + *f + h->x + i->y + k->v + o->v + **q + r[0][1];
}
