// c++17
template <int... N> struct Seq {}; template <int N, int... R> struct Mk : Mk<N - 1, N - 1, R...> {};
  template <int... R> struct Mk<0, R...> { typedef Seq<R...> type; }; template <class... T> struct Tup;
  template <> struct Tup<> { static constexpr int n = 0; };
  template <class H, class... T> struct Tup<H, T...> : Tup<T...> { H h;
  static constexpr int n = 1 + Tup<T...>::n; Tup(H a, T... b) : Tup<T...>(b...), h(a) {} Tup<T...> &tail() {
  return *this; } }; template <int I, class H, class... T> auto &get(Tup<H, T...> &t) {
  if constexpr (I == 0) return t.h; else return get<I - 1>(t.tail()); }
  template <class F, class T, int... N> auto ap(F f, T &t, Seq<N...>) { return f(get<N>(t)...); }
  template <class F, class... A> auto apply(F f, Tup<A...> &t) {
  return ap(f, t, typename Mk<sizeof...(A)>::type()); } template <class... T> Tup<T...> mk(T... t) {
  return {t...}; } template <class... T> Tup(T...) -> Tup<T...>;
int use() { auto t = mk(1, 2.5, 'c'); get<0>(t) = 4; get<1>(t) += get<2>(t); Tup u(1, 2L);
  return apply([](int a, double b, char c) { return a + b + c; }, t) + t.n + Tup<>::n + u.tail().h +
  get<1>(u) + decltype(t)::n; }
