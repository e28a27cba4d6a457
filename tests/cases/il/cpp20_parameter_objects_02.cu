// c++20
template <auto V> struct A { static constexpr auto v = V; int arr[V]; };
template <auto V> int f(A<V> a) { return V + A<V>::v + A<V + 1>::v + sizeof(A<V>); }
template <class T, T... Vs> struct Seq { static constexpr T sum = (Vs + ... + T{}); static constexpr int n = sizeof...(Vs); T arr[sizeof...(Vs)] = {Vs...}; };
template <class T, T... Vs> constexpr T total(Seq<T, Vs...>) { T r = 0; ((r += Vs), ...); return r + Seq<T, Vs...>::sum; }
template <auto F> int call(int n) { return F(n); }
template <class T, T F> int call2(int n) { return F(n); }
template <auto M, class C> auto get(C &c) { return c.*M; }
template <auto V> requires (V > 2) int big() { return V; }
template <auto V> int big() { return -V; }
template <int N> struct I { enum { e = N }; };
template <auto... Vs> int many() { int a[] = {Vs...}; return a[0] + (Vs + ...) + I<Vs...>::e; }
template <class T, T V> struct Const { static constexpr T value = V; using type = Const; constexpr operator T() const { return V; } constexpr T operator()() const { return value; } };
template <class T, T V> int cc(Const<T, V> c) { if constexpr (V > 3) return c; else return c() + V; }
struct S { int m; int h(int); };
int fn(int n) { return n; }
template <auto V, int N = V> int dflt() { return N; }
int use() {
  S s{1};
  return f(A<3>{}) + total(Seq<int, 1, 2, 3>{}) + call<fn>(2) + call<&fn>(1) + call2<int (*)(int), fn>(3) + get<&S::m>(s) + big<5>() + big<1>() + many<7>() + cc(Const<int, 2>{}) + cc(Const<char, 'x'>{}) + dflt<4>();
}
