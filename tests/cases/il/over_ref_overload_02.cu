// c++17
struct M { M(); M(const M &); M(M &&); int v; }; int s(const M &); int s(M &&); int v(M);
  template <class T> int u(T &&t) { return s(static_cast<T &&>(t)); } template <class T> int u2(T &&...);
  template <class T> int n(const T &&); template <class T> int n(T &); M mk(); const M cm(); M &lr();
  M &&rr(); template <class T> T &&fw(T &t) { return static_cast<T &&>(t); }
int use(M a, const M b, M &&r, M *p) {
  M c = a, d = rr(), e = static_cast<M &&>(a), f(mk()), g = cm(), h = r; M &&i = fw<M>(a); M &j = fw<M &>(a);
    const M &k = fw<const M &>(b);
  return s(a) + s(b) + s(r) + s(mk()) + s(cm()) + s(lr()) + s(rr()) + s(static_cast<M &&>(r)) +
    s(M()) + s(*p) + v(a) + v(mk()) + v(static_cast<M &&>(a)) + u(a) + u(b) + u(mk()) + u(r) +
    n(a) + n(cm()) + c.v + d.v + e.v + f.v + g.v + h.v + i.v + j.v + k.v;
}
