// c++17
template <class T> T &&dv() noexcept; template <bool B> using Rq = int[B ? 1 : -1];
  template <class T, class = void> constexpr bool add = false;
  template <class T> constexpr bool add<T, decltype(void(dv<T>() + dv<T>()))> = true;
  template <class T> struct szof { static constexpr int v = sizeof(T); };
  template <class T, int (*)[sizeof(T) == 4] = nullptr> int w(T) { return 4; }
  template <class T, int (*)[sizeof(T) == 8] = nullptr> int w(T) { return 8; }
  template <class T> auto c(T &t) -> decltype(t.begin()) { return t.begin(); }
  template <class T, int N> T *c(T (&a)[N]) { return a; } template <class F, class... A> auto inv(F f,
  A... a) -> decltype(f(a...)) { return f(a...); } template <class T> auto nx(T t) noexcept(noexcept(t +
  t)) -> decltype(t + t) { return t + t; } template <class T> decltype(auto) fst(T &&t) { return (t[0]); } struct V { int d[2]; int *begin() { return d; } V operator+(V) noexcept; int &operator[](int i) { return d[i]; } };
int use(V v, int (&a)[3]) { static_assert(add<int> && add<V> && !add<void>); fst(a) = 3; fst(v)++;
  return w(1) + w(2.5) + *c(v) + *c(a) + inv([](int x, int y) { return x - y; }, 3, 4) + nx(2) +
  noexcept(nx(v)) + szof<V>::v + fst(a) + nx(v)[1]; }
