// c++17
template <class T> struct W { T t; W(T x) : t(x) {} W() {} }; template <class T, int N> struct A { T v[N]; };
template <class T> T get(W<T> w) { return w.t; } template <class T> T get(const W<T *> &w) { return *w.t; }
  template <class T, int N> int size(const A<T, N> &) { return N; }
  template <template <class> class X, class T> T any(X<T> x) { return x.t; }
  template <class T, class C> T mem(T C::*m, C &c) { return c.*m; }
  template <class R, class C, class... P> R mcall(R (C::*f)(P...) const, const C &c, P... p) {
  return (c.*f)(p...); } template <class T> int fwd(T &&t) { return sizeof(T); }
  template <class T> T nond(typename W<T>::X *, T t);
struct S { int v; int f(int, char) const; }; struct D : W<double> {};
int use(W<int> w, W<int *> p, A<char, 5> a, S s, const S cs, D d, int i) {
  return get(w) + get(p) + size(a) + any(w) + mem(&S::v, s) + mcall(&S::f, cs, 1, 'c') + fwd(i) +
  fwd(3) + fwd(s) + fwd(cs) + fwd(static_cast<S &&>(s)) + get(d) + get<int>(w) + get(W<long>(2)) + any<W>(d); }
