// c++17
template <class... T> struct L { static constexpr int n = sizeof...(T);
  template <class U> using push = L<T..., U>; template <template <class> class F> using map = L<F<T>...>; };
  template <class T, class... R> struct Head { using type = T; };
  template <class... T> using Head_t = typename Head<T...>::type; template <class... T> struct Inh : T... {
  Inh(T... t) : T(t)... {} using T::operator()...; }; template <class... T> Inh(T...) -> Inh<T...>;
  template <int... I> struct Is {}; template <class... T> int szs() { return (sizeof(T) + ... + 0); }
  template <class... A> int cnt(A &&...a) { int r[] = {0, (static_cast<void>(a), 1)...}; int s = 0;
  for (int x : r) s += x; return s; } template <class... T, int... I> int zip(L<T...>, Is<I...>) {
  return ((sizeof(T) * I) + ...); } template <class R, class... A> struct Fw { R (*f)(A...);
  R operator()(A... a) const { return f(static_cast<A &&>(a)...); } }; template <class T> struct Id {
  using type = T; };
int add(int a, int b) { return a + b; } struct X { int operator()(int) { return 1; } }; struct Y {
  int operator()(const char *) { return 2; } };
int use(int i) { Inh v(X{}, Y{}); Head_t<int, char> h = 3; return L<int, char>::push<long>::n +
  L<int, char>::map<Id>::n + h + v(1) + v("a") + szs<int, char>() + szs<>() + cnt(i, 2, "x") +
  cnt() + zip(L<int, char>{}, Is<1, 2>{}) + Fw<int, int, int>{add}(i, 4); }
