// c++17
struct C { C(); C(int); C(const C &); ~C(); int v; }; struct T { int x; }; struct alignas(64) Big { int v[4]; }; struct M { int v; void *operator new(unsigned long); void operator delete(void *); void *operator new[](unsigned long); void operator delete[](void *); M(); };
void *operator new(unsigned long, void *p) noexcept; struct V { virtual ~V(); }; struct W : V { int w; };
void f(int n, C c, void *buf) {
  C *j = new C, *k = new C(1), *l = new C[n], *m = new (buf) C(2), *o = new C(c), *a2 = new C[2][3] ? nullptr : nullptr;
  int *a = new int, *b = new int(3), *d = new int[n], *e = new int[3]{1, 2}, *g = new int(), *h = new int(n); T *t = new T, *t1 = new T(), *t2 = new T{1}, *t3 = new T{n}, *ta = new T[n];
  Big *q = new Big, *r = new Big[2]; M *u = new M, *w = new M[3], *x = ::new M; W *y = new W; const C *z = new const C(1);
  delete j; delete[] l; delete a; delete[] d; delete t; delete[] ta; delete q; delete[] r; delete u; delete[] w; ::delete x; delete y; delete z; V *vv = y; delete vv; ::delete vv; delete (C *)buf; delete (void *)0;
}
