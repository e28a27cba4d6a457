// c++17
struct F { int operator()(int) const { return 1; } int operator[](int) const; int m(int) const; F operator+(int) const; };
int g(int); int g(double); int g(unsigned long);
int h(int);
template <class... T> void t(F f, T... xs) {
  f(sizeof...(xs));
  f[sizeof...(xs)];
  f.m(sizeof...(xs));
  f + sizeof...(xs);
  g(sizeof...(xs));
  h(sizeof...(xs));
  f(int(sizeof...(xs)));
}
template <int N> void u(F f) { f(N); f[N]; f + N; f.m(N); g(N); }
void k(F f) {
  auto l = [&](auto... xs) { return f(sizeof...(xs)); };
  l(1);
  auto l2 = [&](auto... xs) { return f[sizeof...(xs)] + g(sizeof...(xs)) + f.m(sizeof...(xs)); };
  l2(1);
}
struct G { template <class A> A operator()(A) const { return A(); } };
template <class T, int N> void w(F f, G g, T t, int r) {
  f(r); f(5); f(N + 1); f((int)sizeof(T)); f(sizeof(t)); g(N); g(sizeof(T)); g(5); f(r + N); f(h(N)); f((r, N));
  auto l = [](int a) { return a; }; l(N); l(5);
  const int c = N; f(c); int d = N; f(d); static constexpr int e = N; f(e); f({N});
  g(h(N)); f(alignof(T)); f(h(sizeof(T)));
}
int o(int); int o(char *); struct M { int m(int); int m(char *); M(int); M(char *); };
template <class T, int N> void x(T t, M z) { o(N); o((int)sizeof(T)); o((int)alignof(T)); o(alignof(T)); z.m((int)sizeof(t)); z.m(int(alignof(T))); z.m(N - 1); M a((int)sizeof(T)); M b((int)alignof(T)); }
