// c++17
struct M { static void *operator new(unsigned long); static void *operator new(unsigned long, int);
  static void operator delete(void *); static void *operator new[](unsigned long);
  static void operator delete[](void *, unsigned long); int v; virtual ~M(); };
struct alignas(64) Big { int v; };
int use(int n) {
  M *a = new M;
  M *b = new (3) M();
  M *c = new M[n];
  M *d = ::new M;
  Big *e = new Big;
  auto f = new auto(n);
  int *g = new int[3]{1, 2, n};
  int h = a->v + b->v + e->v + *f + g[2];
  delete a; delete[] c; ::delete d; delete e; delete f; delete b;
  return h;
}
