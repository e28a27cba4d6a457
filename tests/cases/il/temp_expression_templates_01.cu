// c++17
template <class E> struct Expr { const E &self() const { return static_cast<const E &>(*this); } double operator[](int i) const { return self()[i]; } int size() const { return self().size(); } };
template <class L, class Op, class R> class Bin : public Expr<Bin<L, Op, R>> {
  const L &l; const R &r;
public:
  Bin(const L &a, const R &b) : l(a), r(b) {}
  double operator[](int i) const { return Op::apply(l[i], r[i]); }
  int size() const { return l.size() < r.size() ? l.size() : r.size(); }
};
struct Add { static double apply(double a, double b) { return a + b; } };
struct Mul { template <class A, class B> static auto apply(A a, B b) { return a * b; } };
template <class T> struct Scalar : Expr<Scalar<T>> { T v; Scalar(T x) : v(x) {} T operator[](int) const { return v; } int size() const { return 1 << 20; } };
template <int N, class T = double> struct V : Expr<V<N, T>> {
  T d[N];
  V() : d{} {}
  V(T x) { for (T &e : d) e = x; }
  template <class E> V(const Expr<E> &e) { const E &s = e.self(); for (int i = 0; i < N; ++i) d[i] = s[i]; }
  template <class E> V &operator=(const Expr<E> &e) { for (int i = 0; i != N; i++) d[i] = e.self()[i]; return *this; }
  template <class E> V &operator+=(const Expr<E> &e) { return *this = *this + e.self(); }
  T &operator[](int i) { return d[i]; }
  const T &operator[](int i) const { return d[i]; }
  int size() const { return N; }
  static constexpr int dim = N;
  T dot(const V &o) const { T s = T(); for (int i = 0; i < N; ++i) s += d[i] * o.d[i]; return s; }
  template <int M> V<(N < M ? N : M), T> head() const { V<(N < M ? N : M), T> r; for (int i = 0; i < r.dim; ++i) r[i] = d[i]; return r; }
};
template <class L, class R> Bin<L, Add, R> operator+(const Expr<L> &l, const Expr<R> &r) { return Bin<L, Add, R>(l.self(), r.self()); }
template <class L, class R> auto operator*(const Expr<L> &l, const Expr<R> &r) { return Bin<L, Mul, R>{l.self(), r.self()}; }
template <int R, int C, class T> struct M {
  T a[R][C] = {};
  V<C, T> row(int i) const { V<C, T> v; for (int j = 0; j < C; ++j) v[j] = a[i][j]; return v; }
  template <int K> M<R, K, T> operator*(const M<C, K, T> &o) const { M<R, K, T> r; for (int i = 0; i < R; ++i) for (int j = 0; j < K; ++j) { T s{}; for (int k = 0; k < C; ++k) s += a[i][k] * o.a[k][j]; r.a[i][j] = s; } return r; }
  M<C, R, T> t() const { M<C, R, T> r{}; for (int i = 0; i < R; ++i) for (int j = 0; j < C; ++j) r.a[j][i] = a[i][j]; return r; }
  static M id() { static_assert(R == C, "square"); M m; for (int i = 0; i < R; ++i) m.a[i][i] = T(1); return m; }
  T tr() const { T s = 0; for (int i = 0; i < (R < C ? R : C); ++i) s += a[i][i]; return s; }
  bool operator==(const M &o) const { for (int i = 0; i < R; ++i) for (int j = 0; j < C; ++j) if (a[i][j] != o.a[i][j]) return false; return true; }
};
template <int R, int C, class T> M<R, C, T> operator+(const M<R, C, T> &x, const M<R, C, T> &y) { M<R, C, T> z; for (int i = 0; i < R * C; ++i) (&z.a[0][0])[i] = (&x.a[0][0])[i] + *(&y.a[0][0] + i); return z; }
template <class T> T pw(T b, unsigned n) { T r = T(1); while (n) { if (n & 1) r *= b; b *= b; n >>= 1; } return r; }
double use(int n) {
  V<3> a, b(2.0), c = a + b * b; c = a + b + c; c += a; V<2, float> f(1.5f); M<2, 3, int> m; M<3, 2, int> k = m.t();
  auto p = m * k; auto q = p + M<2, 2, int>::id(); Scalar<double> s(n); V<3> d = a * s;
  return c[0] + c.dot(d) + f[1] + p.tr() + q.a[0][1] + m.row(1)[0] + (p == q) + c.head<2>()[0] + pw(2, 10u) + V<3>::dim;
}
