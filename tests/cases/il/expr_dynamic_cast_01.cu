// c++17
struct B { virtual ~B(); }; struct D : B { int d; }; struct E : virtual B { }; struct F : D, E { };
int dyn(B *b, B &r, D *d, const B *c, F *f) {
  D *x = dynamic_cast<D *>(b);
  const D *y = dynamic_cast<const D *>(c);
  D &z = dynamic_cast<D &>(r);
  B *u = dynamic_cast<B *>(d);
  void *v = dynamic_cast<void *>(b);
  F *w = dynamic_cast<F *>(b);
  E *e = dynamic_cast<E *>(f);
  return x->d + y->d + z.d + (u == v) + (w == f) + (e != nullptr);
}
