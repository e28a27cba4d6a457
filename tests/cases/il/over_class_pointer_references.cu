// c++17
struct T {}; struct I; struct D : T {}; enum E { e }; union U { int i; }; template <class X> struct P {};
void h1(const int *const &); void h1(const int *&&); void h2(const T *const &); void h2(const T *&&);
void h3(const I *const &); void h3(const I *&&); void h4(const E *const &); void h4(const E *&&);
void h5(const U *const &); void h5(const U *&&); void h6(const P<int> *const &); void h6(const P<int> *&&);
void h7(T *const *const &); void h7(T *const *&&); void h8(const int T::*const &); void h8(const int T::*&&);
void only(const T *&&); void more(volatile T *const &); void same(T *const &); void same(T *&&); void any(void *const &); void any(void *&&);
template <class V> struct vec { void push_back(const V &); void push_back(V &&); V &operator[](const V &k); V &operator[](V &&k); };
void k(int *p, T *t, D *d, T *const ct, const T *cct, I *i, E *e, U *u, P<int> *pi, T **tt, int T::*m, vec<const T *> &v, vec<T *> &w) {
  h1(p); h2(t); h2(ct); h2(cct); h2(d); h2(nullptr); h2(new T); h3(i); h4(e); h5(u); h6(pi); h7(tt); h8(m);
  only(t); only(d); more(t); same(t); same(d); any(t); v.push_back(t); v[t] = 0; v[*tt]; w[t] = 0; w.push_back(tt[1]);
  const T *const &r = t; const T *&&rr = t; const int *const &s = p; (const T *const &)t; static_cast<const T *&&>(t);
}
