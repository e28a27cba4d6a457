// c++17
template <class T> int sz(T t) { if constexpr (sizeof(T) == 1) return t; else if constexpr (sizeof(T) == 2) {
  return t + 1; } else return t.v; }
struct V { int v; };
template <int N> int cnt() { if constexpr (N > 0) return N + cnt<N - 1>(); else return 0; }
template <class T> auto deref(T t) { if constexpr (__is_same(T, int *)) return *t; else return t; }
int use(char c, short s, V v, int *p) {
  if constexpr (constexpr int k = 3; k > 2) c += k; else s = 1;
  return sz(c) + sz(s) + sz(v) + cnt<4>() + deref(p) + deref(2.5);
}
