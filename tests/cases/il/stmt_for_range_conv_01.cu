// c++17
template <class T> struct V { T *b; int n; T *begin() { return b; } T *end() { return b + n; }
  const T *begin() const { return b; } const T *end() const { return b + n; } }; struct Sen {}; struct It {
  int i; int operator*() { return i; } void operator++() { ++i; } bool operator!=(Sen) { return i < 3; } };
  struct Rg { It begin() { return {0}; } Sen end() { return {}; } }; struct Ex {
  explicit operator bool() const; int v; }; struct C { int v; C(const C &); ~C(); };
V<int> mk(); const V<long> &cv(); V<C> &vc();
int use(V<Ex> v, V<V<int>> vv, V<int *> vp) { int s = 0; for (double d : mk()) s += d;
  for (auto x : cv()) s += x; for (C c : vc()) s += c.v; for (auto &c : vc()) s += c.v;
  for (const auto &e : v) if (e) s += e.v; for (auto &r : vv) for (auto &x : r) s += x++;
  for (int *p : vp) s += *p; for (auto i : Rg()) s += i; for (unsigned char k : mk()) { if (k == 2) continue;
  if (k > 5) break; s += k; } return s; }
