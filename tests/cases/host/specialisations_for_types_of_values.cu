// flags: -std=c++17
// partial specialisations that differ from the template by the type of a value alone
template <auto> struct A { static constexpr int k = 1; }; template <int N> struct A<N> { static constexpr int k = N; };
template <class T, auto V> struct B { static constexpr int k = 1; }; template <class T, T V> struct B<T, V> { static constexpr int k = 2; };
template <auto... V> struct D { static constexpr int k = 1; }; template <int... V> struct D<V...> { static constexpr int k = 3; };
template <int N> struct show { };
show<A<3>::k> a1; show<A<'a'>::k> a2; show<A<3u>::k> a3; show<B<int, 3>::k> a4; show<B<int, 'a'>::k> a5; show<D<1, 2>::k> a6; show<D<'a'>::k> a7; show<D<>::k> a8;
int use(show<2>, show<1>);
int f(decltype(a1) x, decltype(a2) y, decltype(a3) z, decltype(a4) u, decltype(a5) v, decltype(a6) w, decltype(a7) q, decltype(a8)) { return 1; }
