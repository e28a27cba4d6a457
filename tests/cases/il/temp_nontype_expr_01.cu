// c++17
template <int N> struct I { enum { v = N }; static constexpr int dbl = N * 2;
  template <int M> using add = I<N + M>; int arr[N > 0 ? N : 1]; static int sum() {
  return N + I<N - 1>::sum(); } }; template <> struct I<0> { enum { v = 0 }; static int sum() { return 0; } };
  template <int A, int B> struct Gcd { static const int v = Gcd<B, A % B>::v; };
  template <int A> struct Gcd<A, 0> { static const int v = A; };
  template <bool... B> constexpr bool all = (B && ...); template <int N> constexpr int sq = N * N;
  template <int N, int... R> constexpr int mx() { if constexpr (sizeof...(R) == 0) return N;
  else return N > mx<R...>() ? N : mx<R...>(); } template <int N> int f() { int a[N]{};
  for (int i = 0; i < N; ++i) a[i] = i * N; return a[N - 1] + sizeof(a) / N; }
int use() { I<3> i; I<2>::add<4> j; return I<3>::v + I<4>::dbl + i.arr[1] + j.arr[5] + I<3>::sum() +
  Gcd<12, 18>::v + all<true, 1 < 2, sizeof(int) == 4> + sq<sq<2>> + mx<1, 5, 3>() + f<4>() +
  f<sq<2> + I<1>::v>() + I<(3 > 2)>::v + I<'a' - 'A'>::dbl; }
