// c++14
struct B { virtual ~B(); }; struct D : B { ~D(); }; struct N { ~N(); }; struct T { int v; }; struct H {
  operator int *(); };
void del(B *b, D *d, N *n, N *a, T *t, const int *c, int *const *pp, H h) {
  delete b; delete d; delete n; delete[] a; delete t; delete c; delete *pp; delete h;
  delete static_cast<int *>(nullptr);
  n->~N();
  d->D::~D();
  t->~T();
  typedef int I;
  I i = 3;
  i.~I();
  (&i)->~I();
}
