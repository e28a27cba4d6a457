// c++17
template <class R, class T, class... A> R cast(T t, A... a) { return R(t) + sizeof...(a); }
  template <int N, class T> T mul(T t) { return t * N; } template <class T, int N = 3> struct P {
  template <class U, int M = N> U f(U u) { return u + M + N; } template <class U> static U g() { return U(N);
  } }; template <template <class, int> class X, class T> int tt(X<T, 3> x) { return x.template f<int>(1); }
  template <class T> T def(T t = T(5)) { return t; }
int use(P<int> p, P<char, 4> q) { return cast<long>(1) + cast<int, double>(2) + cast<int>(2.5,
  'a', "b") + cast<int, short, char>(1, 2) + mul<2>(3) + mul<3, long>(4) + p.f(1) + p.f<long>(2) +
  p.f<int, 7>(3) + q.g<short>() + P<char>::g<int>() + tt(p) + tt<P>(p) + def<int>() + def(2.5) +
  def<char>('c'); }
