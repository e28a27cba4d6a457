// c++17
template <auto V> struct C { static constexpr auto v = V; }; template <auto... V> int sum() {
  return (V + ...); } template <auto *P> auto deref() { return *P; } template <class T, auto F> T call(T t) {
  return F(t); } constexpr int sq(int n) { return n * n; } inline int gi = 3;
  template <class T, class U = T, int N = sizeof(U)> struct D { T t; U u[N]; };
  template <class T = int> struct DD { T t = 2; }; template <class T, class F = decltype(sq)> int dflt(T t,
  F f = sq) { return f(t); } template <class K, template <class, class> class M = D> struct Mm;
int use(D<char> d, DD<> e) { return C<3>::v + C<'a'>::v + C<true>::v + sum<1, 2L, 'c'>() + deref<&gi>() +
  call<int, sq>(4) + d.u[0] + e.t + dflt(5) + dflt(6, [](int a) { return a; }) + (C<&gi>::v == &gi); }
