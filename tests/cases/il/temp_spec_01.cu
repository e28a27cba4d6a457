// c++14
template <class T> struct S { static const int k = 1; int f(T) { return 1; } }; template <> struct S<int> {
  static const int k = 2; int f(int, int = 0); double d; }; int S<int>::f(int a, int b) { return a + b + d; }
  template <class T> struct S<T *> { static const int k = 3; T *p; int f(T *q) { return *q + *p; } };
  template <class T, unsigned long N> struct S<T[N]> { static const int k = N; };
  template <class R, class... A> struct S<R(A...)> { static const int k = sizeof...(A); R r; };
  template <class T> struct S<const T> : S<T> {}; template <> int S<char>::f(char c) { return c + 5; }
  template <class T> int g(T) { return 1; } template <> int g(int i) { return i; }
  template <> int g<>(double d) { return d; } template <class T, class U> struct P { static const int v = 0;
  }; template <class T> struct P<T, T> { static const int v = 1; }; template <class T> struct P<T, int> {
  static const int v = 2; }; template <class T, class U> struct P<T *, U &> { static const int v = 3; };
int use(S<long> a, S<int> b, S<int *> c, S<char> d, S<const int> e) {
  return a.f(1) + b.f(2) + c.f(c.p) + d.f('c') + e.f(3, 4) + S<long>::k + S<int>::k + S<char *>::k +
  S<int[7]>::k + S<int(char, long)>::k + g(1) + g(2.5) + g('c') + P<int, long>::v + P<long, long>::v +
  P<char, int>::v + P<int *, int &>::v; }
