// c++17
namespace std { template <class T> class initializer_list { const T *b; unsigned long n;
  constexpr initializer_list(const T *p, unsigned long m) : b(p), n(m) {}
  public: constexpr initializer_list() : b(0), n(0) {} constexpr unsigned long size() const { return n; }
  constexpr const T *begin() const { return b; } constexpr const T *end() const { return b + n; } }; }
struct V { V(std::initializer_list<int>); V(int, int); V(); int v; }; struct M { M(std::initializer_list<V>);
  M(const char *, int); int v; };
int sum(std::initializer_list<int> l); int vf(V); int sz(std::initializer_list<const char *>);
V mk(int n) { return {n, 2, 3}; }
int use(int n) {
  V a{1, 2}, b(1, 2), c = {n}, d{}, e = {}; M f{{1, 2}, {3}}, g{"x", 2}, h = {a, {n}};
  auto l = {1, n}; int i{n}, j = {3}; const V &r = {1, n};
  for (int k : {1, 2, n}) i += k;
  return sum({1, 2, n}) + sum({}) + vf({1, 2}) + vf({}) + sz({"a", "b"}) + a.v + b.v + c.v +
    d.v + e.v + f.v + g.v + h.v + l.size() + j + mk(i).v + r.v;
}
