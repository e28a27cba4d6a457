// c++14
template <class T> class B; template <class T> int peek(const B<T> &); template <class T> class B { T v;
  template <class U> friend class B; friend int peek<T>(const B<T> &);
  template <class U> friend U conv(const B &b, U u) { return b.v + u; } friend B operator*(const B &a, T k) {
  return B(a.v * k); } friend T raw(const B &b) { return b.v; } friend struct F; public: B(T t) : v(t) {}
  template <class U> B(const B<U> &o) : v(o.v) {} }; template <class T> int peek(const B<T> &b) { return b.v;
  } struct F { template <class T> static int see(B<T> b) { return b.v; } };
int use(B<int> b, B<short> s) { B<long> l = b, m(s); return peek(b) + raw(b * 2) + raw(s) + F::see(s) +
  raw(l) + peek(m) + raw(b * 'c') + conv(b, 2L); }
