// c++14
struct B { int b; }; struct D : B { int d; explicit operator long() const; }; struct C { explicit C(int);
  int v; }; enum E { e1, e2 }; enum class F { f1 };
int stat(int i, double d, B *b, B &r, void *p, D x, F f, const D &cd) {
  int a = static_cast<int>(d) + static_cast<char>(i) + static_cast<int>(f);
  D *q = static_cast<D *>(b);
  D &s = static_cast<D &>(r);
  B *t = static_cast<B *>(&x);
  int *u = static_cast<int *>(p);
  E e = static_cast<E>(i);
  static_cast<void>(i);
  C c = static_cast<C>(3);
  const B &cb = static_cast<const B &>(cd);
  D &&m = static_cast<D &&>(x);
  return a + q->d + s.d + t->b + *u + e + c.v + cb.b + m.d + static_cast<long>(x) + static_cast<bool>(i) +
    static_cast<const int &>(i);
}
