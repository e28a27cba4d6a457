// c++17
template <int N> struct F { static constexpr long v = F<N - 1>::v + F<N - 2>::v; static long run(int n) {
  return n < 2 ? n : F<N>::run(n - 1) + run(n - 2); } }; template <> struct F<0> {
  static constexpr long v = 0; static long run(int) { return 0; } }; template <> struct F<1> {
  static constexpr long v = 1; }; template <class T, int N> struct Nest { Nest<T, N - 1> in; T t;
  auto sum() const { return t + in.sum(); } template <int K> auto &get() { if constexpr (K == N) return t;
  else return in.template get<K>(); } }; template <class T> struct Nest<T, 0> { int sum() const { return 0; }
  }; template <class T> struct Depth { static constexpr int v = 0; using base = T; };
  template <class T> struct Depth<T *> { static constexpr int v = 1 + Depth<T>::v;
  using base = typename Depth<T>::base; }; template <class T> auto &deref(T &t) { return t; }
  template <class T> auto &deref(T *&t) { return deref(*t); } constexpr int ack(int m, int n) {
  return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
  template <int A, int B> constexpr int pw = A * pw<A, B - 1>; template <int A> constexpr int pw<A, 0> = 1;
int use(int ***p) { Nest<int, 3> n; n.get<3>() = 1; n.get<1>() += 2; Depth<char **>::base c = 'c';
  return F<20>::v + n.sum() + Depth<int ***>::v + c + deref(p) + ack(2, 3) + pw<2, 10> + F<5>::run(3); }
