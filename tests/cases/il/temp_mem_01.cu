// c++14
struct S { template <class T> S(T t); template <class T> int f(T) const;
  template <class T> operator T() const; template <class T> static T s(T t) { return t; }
  template <class T> S &operator=(const T &); template <class T> S operator+(T) const;
  template <int N> int n() { return N; } template <class T> struct In { T t; template <class U> U g(U u) {
  return t + u; } }; template <class T> int operator()(T, T = T()) const;
  template <class T> friend int fr(S, T); int v; }; template <class T> struct C {
  template <class U> C(const C<U> &o) : t(o.t) {} C(T x) : t(x) {}
  template <class U> bool operator==(const C<U> &o) const { return t == o.t; } T t;
  template <class U> int h(U u); }; template <class T> template <class U> int C<T>::h(U u) { return t + u; }
int use(S s, C<int> c, C<long> d) { S a = 1, b("x"), e(s); a = 2; b = s; int i = s; double x = a;
  S::In<int> in = {3}; C<long> k = c, m(c); return s.f(1) + s.f<long>(2) + S::s(3) + s.s<char>('c') +
  i + x + (s + 4).v + s.n<5>() + in.g(2L) + s(1) + s(2, 3) + fr(s, 4) + (c == d) + c.h(1) + c.h<double>(2) +
  e.operator int() + k.t + m.t; }
