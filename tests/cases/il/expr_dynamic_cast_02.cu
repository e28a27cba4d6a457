// c++17
struct B { virtual ~B(); virtual int f(); }; struct D : B { int d; }; struct E : D { }; struct V : virtual B { };
void sink(B *); void sinkr(B &);
void f(B *b, D *d, const E *e, E &er, V *v) {
  sink(dynamic_cast<B *>(d));
  const B *x = dynamic_cast<const B *>(e);
  const D *y = dynamic_cast<const D *>(e);
  sinkr(dynamic_cast<B &>(er));
  B *w = dynamic_cast<B *>(v);
  const D *cd = dynamic_cast<const D *>(b);
  if (auto *q = dynamic_cast<E *>(b)) q->d = 1;
  D *same = dynamic_cast<D *>(d);
  const D *more = dynamic_cast<const D *>(d);
  try { auto &r = dynamic_cast<E &>(*b); r.f(); } catch (...) {}
  static_cast<D *>(b)->d; static_cast<const E &>(*b).d; static_cast<B *>(&er); (B *)e; (E *)b; static_cast<B &>(er).f(); static_cast<B &&>(er); static_cast<B>(er);
}
