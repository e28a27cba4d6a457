// flags: -std=c++17
// Values that are compared in template arguments of results, parameters and members.
#include <type_traits>
#include <tuple>
template <bool B> struct bc { static constexpr bool value = B; using type = bc; };
template <class T, int N> struct A { static constexpr int n = N; };
template <class T, int N> bc<N < 3> o6(T, A<T, N>);
template <class T, int N, int M> bc<N < M> o8(A<T, N>, A<T, M>);
template <size_t I, class... T> typename std::enable_if<I < sizeof...(T), int>::type e1(std::tuple<T...> &) { return 1; }
template <size_t I, class... T> std::enable_if_t<I < sizeof...(T)> e2(std::tuple<T...> &) { }
template <size_t I, class... T> __host__ __device__ typename std::enable_if<I == sizeof...(T)>::type e3(std::tuple<T...> &) { }
template <int N> typename std::enable_if<N < 3>::type e4() {}
template <int N, class T> auto e5(T t) -> std::enable_if_t<N < 3, T> { return t; }
template <int N> struct S { template <int M> bc<M < N> f(A<int, M>);
  bc<N < 3> g();
  static bc<N < 4> h;
  template <int M> S<(M < N)> i();
  template <int M> operator bc<M < N>();
  bc<N < 5> m;
  typename std::enable_if<N < 6, int>::type k; };
template <int N> template <int M> bc<M < N> S<N>::f(A<int, M>) { return {}; }
template <int N> bc<N < 3> S<N>::g() { return {}; }
template <int N> bc<N < 4> S<N>::h;
template <int N, int M = 3> using al = bc<N < M>; template <int N> bc<N < 3> vt; template <int N> constexpr bool v2 = bc<N < 3>::value;
template <int N> void body(A<int, N> a) { bc<N < 3> l;
  using t = bc<N < 3>;
  typename bc<N < 3>::type m;
  for (int i = 0;
  i < N;
  i++) ;
  int q = N < 3 ? 1 : 2;
  std::enable_if_t<N < 3, int> w;
  bool z = std::is_same<bc<N < 3>, int>::value;
  e4<N < 3 ? N : 2>(); }
template <int N> __global__ void __launch_bounds__(N < 3 ? 1 : 2) kern(bc<N < 3> p) {}
constexpr int C = 3;
  template <int N> bc<C < N> e6(A<int, N>);
  bc<C < 3> e7();
  bc<C < 3> e8;
  template <class T> bc<C < T::n> e9(T);
  struct Q { static const int c = 3;
  bc<c < 3> m;
  bc<c < 4> f(); };
  bc<Q::c < 3> Q2;
__global__ void k() { }
void r() { std::tuple<int, int> t; e1<0>(t); e2<1>(t); e3<2>(t); e4<1>(); e5<1>(3); body(A<int, 1>()); kern<1><<<1, 1>>>({}); }
