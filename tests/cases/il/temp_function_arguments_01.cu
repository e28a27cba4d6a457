// c++17
template <int B, class T, void (*F)(T *)> void fk(const void *p, T *d);
template <void (*F)(int)> void fi(int); template <class T, void (*F)(T *)> struct C { static int v; C(int); };
namespace N { template <class T> void dq(T *); template <class T, int K> void dk(T *); void plain(int); void ovl(int); void ovl(long); struct M { template <class T> static void sm(T *); static void sp(int); }; }
template <class T> void dg(T *); void pl(int); void ov(int); void ov(double); template <void (*F)(int), class T> void f2(T);
template <class T> void names(int t, const void *p, T *d) {
  fk<64, T, dg<T>>(p, d); fk<64, T, &dg<T>>(p, d); fk<64, T, dg>(p, d); fk<64, T, dg<int>>(p, d); fk<64, T, T::f>(p, d); fk<64, T, T::template f<T>>(p, d);
  fk<64, T, N::dq<T>>(p, d); fk<64, T, &N::dq<T>>(p, d); fk<64, T, N::dk<T, 3>>(p, d); fk<64, T, N::M::sm<T>>(p, d); fk<64, T, N::dq>(p, d);
  fi<pl>(t); fi<&pl>(t); fi<ov>(t); fi<N::ovl>(t); fi<N::plain>(t); f2<pl>(d); f2<&pl>(d); f2<ov>(d); f2<N::ovl>(d); f2<N::M::sp>(d); f2<&N::plain>(d);
  C<T, dg<T>> c(1); C<T, &dg<T>>::v; C<T, N::dq<T>> f(3);
}
template <class T, void (*F)(const void *, long, T *, int), void (*G)(int, long), T (*H)(int), void (&R)(T *, int)> void called(const void *p, T *d, void (*Q)(T, int)) {
  const void *s = p; long l = 3; const unsigned u = 3; int i = l; T t = *d; void (*k)(T *, int);
  F(s, l, d + l * 2, u); (*F)(s, l, d, i); (F)(s, l, d, i); F(0, 0, 0, 0); G(i, l); G(t, l); H(l); R(d, l); i = H(i); k(d, l); k(0, l); (*k)(d, l); Q(t, l); Q(l, l);
}
template <class T> void pointers(const T *x, T *y) {
  const T *__restrict__ a = x; T *__restrict__ b = y; T *const c = y; T *const __restrict__ d = y; const T *__restrict__ e = (const T *)(y + 1);
  const T *__restrict__ f{x}; T *__restrict__ g = &y[1]; const T *__restrict__ h = y; T *volatile i = y; const T *const j = y; static T *const k = nullptr; T *__restrict__ l = b;
}
template <class T> struct I { static int v; }; template <class T> using Ial = I<T>;
template <class T> void aliases(T t) {
  using own = I<T>; typedef T TT; using X = typename T::x; int a = own::v; const int b = TT::x; int c = X::y; int d = Ial<T>::v; bool e = TT::a > 3 && X::b; auto f = TT::ct;
}
