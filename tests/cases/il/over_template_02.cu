// c++17
template <class T> struct V { T t; V(T a) : t(a) {} template <class U> V(const V<U> &o) : t(o.t) {} };
template <class T> V<T> operator+(const V<T> &a, const V<T> &b) { return V<T>(a.t + b.t); }
template <class T> V<T> operator*(const V<T> &a, T k) { return a.t * k; }
template <class T> V<T> operator*(T k, const V<T> &a) { return a * k; }
template <class T, class U> bool operator==(const V<T> &a, const V<U> &b) { return a.t == b.t; }
template <class T> V<T> &operator<<(V<T> &v, const char *) { return v; }
template <class T, class U> V<T> &operator<<(V<T> &v, const U &u) { v.t += u; return v; }
int use(V<int> a, V<int> b, V<long> c) {
  a << "x" << 3 << 'c';
  V<double> d = a;
  return (a + b).t + (a * 2).t + (3 * b).t + (a == c) + (a == b) + d.t + (a + a * 2 + 3 * b).t +
    operator+(c, c).t;
}
