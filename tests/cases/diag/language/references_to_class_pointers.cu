// expect: 1768 error 17
// expect: 1768 error 19
// expect: 434 error 20
// expect: 1768 error 22
// expect: 1768 error 23
// expect: 167 error 25
// expect: 1768 error 27
// expect: 434 error 30
// expect-device: 177 warning 26
// expect-device: 177 warning 32
// A reference to a pointer to a class is bound to a copy of a pointer with other qualifiers, one to a pointer to int is not.
struct T {}; struct D : T {}; template <class X> struct P {};
void hq(const T *&&); void hi(const int *&&); void hp(const P<int> *&&); void hd(T *const *&&); void hm(const T *&); void hv(volatile T *&&); void hsame(T *&&); void hc2(const T *const &&);
void f(T *t, D *d, int *i, P<int> *p, T **tt, const T *ct) {
  hq(t);
  hq(d);
  hi(i);
  hp(p);
  hd(tt);
  hm(t);
  hv(t);
  hsame(t);
  hq(ct);
  hc2(t);
  hv(ct);
  const T *&&r = t;
  const int *&&ri = i;
  (const T *&&)t;
  static_cast<const T *&&>(t);
  const T *&rl = t;
}
template <class X> void ft(X *t) { const X *&&r = t; hq(t); }
template void ft<T>(T *);
