// c++14
template <class T> struct rr { typedef T t; }; template <class T> struct rr<T &> { typedef T t; };
  template <class T> typename rr<T>::t &&mv(T &&x) noexcept { return static_cast<typename rr<T>::t &&>(x); }
  template <class T> T &&fwd(typename rr<T>::t &x) noexcept { return static_cast<T &&>(x); }
  template <class T> void swap(T &a, T &b) { T t(mv(a)); a = mv(b); b = mv(t); }
  template <class T, class U = T> T exch(T &a, U &&n) { T o = mv(a); a = fwd<U>(n); return o; }
class Buf { char *p; unsigned n; public: Buf(unsigned k = 0) : p(k ? new char[k] : nullptr), n(k) {}
  Buf(const Buf &o) : Buf(o.n) { for (unsigned i = 0; i < n; ++i) p[i] = o.p[i]; }
  Buf(Buf &&o) noexcept : p(exch(o.p, nullptr)), n(exch(o.n, 0u)) {} Buf &operator=(Buf o) noexcept {
  swap(p, o.p); swap(n, o.n); return *this; } ~Buf() { delete[] p; } char &operator[](unsigned i) {
  return p[i]; } unsigned size() const { return n; } friend void swap(Buf &a, Buf &b) { ::swap(a.p, b.p);
  ::swap(a.n, b.n); } };
template <class T, class... A> T make(A &&...a) { return T(fwd<A>(a)...); }
int use(Buf a, Buf b) { Buf c = mv(a), d = make<Buf>(3u), e = make<Buf>(b), f = make<Buf>(mv(b)); a = c;
  a = mv(d); swap(a, c); ::swap(e, f); int i = 1, j = 2; swap(i, j);
  return c[0] + d.size() + e[1] + f.size() + i + exch(j, 5) + Buf(4).size(); }
