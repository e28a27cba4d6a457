// c++17
template <class T> struct V { T *begin(); T *end(); };
template <class T> struct G { T adj[4]; T in; V<T> v; V<V<T>> w; V<int> z; int (&r)[3]; T m();
  void f(T p, T &q, const T &cq, T &&rr, V<T> &vr, V<int> &zr) {
  for (auto &es : adj) for (auto &e : es) e++;
  for (auto es : adj) for (auto &e : es) e++;
  for (const auto &es : adj) for (const auto e : es) (void)e;
  for (auto &&es : v) for (auto &&e : es) e++;
  for (auto &es : w) for (auto &e : es) e++;
  for (T &es : w) for (auto &e : es) e++;
  for (V<T> &es : w) for (auto &e : es) e++;
  for (auto &e : p) e++; for (auto &e : q) e++; for (auto &e : cq) (void)e; for (auto &e : rr) e++; for (auto &e : vr) e++; for (auto &e : zr) e++;
  auto a = m(); for (auto e : a) e++;
  auto &b = in; for (auto e : b) e++;
  const auto &c = m(); for (auto e : c) e++;
  T d; for (auto e : d) e++; T &g = d; for (auto e : g) e++;
  for (auto e : m()) e++; for (auto e : this->in) e++; for (auto e : p.x) e++; for (auto e : b.x) e++; for (auto e : r) e++; for (auto e : z) e++;
  auto l = [&](auto &s) { for (auto &e : s) e++; };
} };
