// expect: 70 error 13
// expect: 322 error 14
// expect: 1776 error 19
// expect-device: 70 error 13
// expect-device: 322 error 14
// expect-device: 1776 error 19
// What cannot be copied to be thrown.
class Inc;
struct Abs { virtual void f() = 0; };
struct Conc : Abs { void f() override; };
struct N { N(const N &) = delete; };
void f(Inc &r, Abs &a, Abs *pa, Conc &c) {
  throw r;
  throw a;
  throw pa;
  throw c;
  throw Conc();
}
void g(N &n, Inc **p) { throw n; throw p; }
template <class T> void t(T &v) { throw v; }
void use(Conc &c) { t(c); }
