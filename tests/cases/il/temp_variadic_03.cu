// c++14
template <class T> T mn(T t) { return t; } template <class T, class... R> T mn(T t, R... r) { T m = mn(r...);
  return t < m ? t : m; } template <class F> void fe(F) {}
  template <class F, class A, class... R> void fe(F f, A a, R... r) { f(a); fe(f, r...); }
  template <unsigned long N> struct S { char c[N]; }; template <class... T> struct Sz { enum {
  v = sizeof...(T) + sizeof(S<sizeof...(T) + 1>) }; typedef S<sizeof...(T)> type; };
  template <class T, class... A> T *mk(A &&...a) { return new T(static_cast<A &&>(a)...); }
  template <class... A> int pf(const char *, const A &...); template <class T, T... V> struct C {
  static const int n = sizeof...(V); static T at(int i) { T a[] = {V...}; return a[i]; } };
  template <class... A> auto ld(A... a) { return [a...](auto f) { return f(a...); }; } struct P {
  P(int, const char *); int v; }; struct A { int s; template <class T> void operator()(T t) { s += t; } };
int use(int i) { A a = {0}; fe(a, 1, 2.5, 'c'); return mn(3, 1, 2) + mn(2.5) + Sz<int, char>::v +
  sizeof(Sz<int>::type) + mk<int>(3)[0] + mk<P>(i, "x")->v + pf("f", 1, i, "z") + C<int, 1, 2, 3>::at(1) +
  C<char, 'a'>::n + ld(1, i)([](int x, int y) { return x * y; }) + a.s; }
