// c++17
template <class... T> int count(T... t) { return sizeof...(T) + sizeof...(t); }
  template <class H, class... T> int sum(H h, T... t) { if constexpr (sizeof...(t) > 0) return h + sum(t...);
  else return h; } template <class... T> auto fold(T... t) {
  return (t + ... + 0) + (1 * ... * t) + (t && ...) + (... , t); } template <class... T> void each(T &&...t) {
  (sink(t), ...); int a[] = {(sink(t), 0)..., 0}; } void sink(int); void sink(double); void sink(const char *);
template <int... N> int vals() { int a[] = {N...}; return (N + ...) + a[0]; }
  template <class F, class... A> decltype(auto) apply(F f, A &&...a) { return f(static_cast<A &&>(a)...); }
  template <class... T> struct Tup; template <class... T> int tup(Tup<T...> *, T...);
  template <class... T, class... U> int two(Tup<T...> *, Tup<U...> *);
int f(int &, double &&);
int use(int i, Tup<int, char> *t, Tup<> *u) { each(i, 2.5, "x");
  return count() + count(1, 'a', "b") + sum(1, 2L, 3.5) + fold(1, 2, i) + vals<1, 2, 3>() + apply(f,
  i, 2.5) + tup(t, 1, 'c') + two(t, u) + apply([](auto... x) { return (x + ...); }, 1, 2); }
