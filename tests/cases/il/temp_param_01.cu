// c++14
enum E { e1, e2 }; extern int gi; int gf(int); struct S { int m; int f(); static int s; };
  template <int N> int a() { return N; } template <E e> int b() { return e + e1; } template <int *P> int c() {
  return *P; } template <int (*F)(int)> int d() { return F(1); } template <int S::*M> int g(S &s) {
  return s.*M; } template <int (S::*F)()> int h(S &s) { return (s.*F)(); } template <int &R> int k() {
  return R + 1; } template <bool B, char C = 'c', unsigned long U = sizeof(int)> int l() { return B ? C : U; }
  template <class T, T V> T m() { return V; }
  template <template <class...> class X, class... T> int n(X<T...> *) { return sizeof...(T); }
  template <int (&F)(int)> int o() { return F(2); } template <decltype(nullptr) = nullptr> int p() { return 1;
  } template <class T, template <class> class W, int... N> struct Q { int q; W<T> w; };
  template <class T> struct B {};
int use(S s, Q<int, B, 1, 2> q, B<int> *bp) { return a<3>() + a<-1 + sizeof(char)>() + b<e2>() +
  b<(E)1>() + c<&gi>() + c<&S::s>() + d<gf>() + d<&gf>() + g<&S::m>(s) + h<&S::f>(s) + k<gi>() +
  l<true>() + l<false, 'x', 3>() + m<int, 4>() + m<char, 'q'>() + n(bp) + o<gf>() + p<>() + q.q; }
