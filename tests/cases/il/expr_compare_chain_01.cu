// c++14
struct V { int m, n; bool operator<(const V &o) const { return m != o.m ? m < o.m : n < o.n; }
  bool operator==(const V &o) const { return m == o.m && n == o.n; }
  friend bool operator!=(const V &a, const V &b) { return !(a == b); }
  friend bool operator>(const V &a, const V &b) { return b < a; } };
  template <class T> bool operator>=(const T &a, const T &b) { return !(a < b); }
  template <class T> int cmp(const T &a, const T &b) { return a < b ? -1 : b < a ? 1 : 0; } enum E { x, y };
int use(V a, V b, int i, const char *s, const char *t, E e, unsigned u, double d) {
  return (a < b) + (a == b) + (a != b) + (a > b) + (a >= b) + cmp(a, b) + cmp(i, 3) + cmp(d,
  2.5) + (s < t) + (s == t) + (s != nullptr) + (e < y) + (e == 1) + (i < u) + (d == i) + ((i < 3) == (u > 2)) +
  (!(a == b) && !(i != 2) || (d <= u)) + (i == u == d); }
