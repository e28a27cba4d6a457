// c++17
// Types that names begun by decltype say, as template arguments; folds that are constants.
struct M { using type = int; M mapping() const { return M(); } };
template <class A, class B> struct md { A a; B b; };
template <class T> auto make(T t) {
  auto m = t.mapping();
  return md<T, typename decltype(m)::type>{t, 3};
}
template <class T> auto other(T t) {
  auto m = t.mapping();
  md<typename decltype(m)::type, T> x{2, t};
  return x;
}
auto plain(M t) {
  auto m = t.mapping();
  return md<M, decltype(m)::type>{t, 3};
}
int use(M m) { return make(m).b + other(m).a + plain(m).b; }
template <class T> struct B { static constexpr bool v = sizeof(T) == 4; };
template <class T> inline constexpr bool bv = B<T>::v;
template <class... T> constexpr int a() { return (0 + ... + int(bv<T>)); }
template <class... T> constexpr int b() { return (int(sizeof(T)) + ...); }
template <class... T> constexpr int d() { return ((0 + ... + int(bv<T>))); }
template <class... T> constexpr bool e() { return (bv<T> && ...); }
template <class... T> constexpr int f() { return 1 + (0 + ... + int(bv<T>)); }
int folds() { return a<int, char>() + b<int, char>() + d<int, long>() + e<int, int>() + f<int>(); }
