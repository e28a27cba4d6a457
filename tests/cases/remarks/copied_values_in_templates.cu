// flags: --c++17 --no-header
template <bool b, class T, class U> constexpr auto cr(T const &t, U const &f) { if constexpr (b) { return t; } else { return f; } }
template <class T, class U> constexpr auto mn(T const &t, U const &f) { return t < f ? t : f; }
template <int n, class T> constexpr int one(T const &t) { return t + n; }
template <int n> constexpr int two(int const &t) { return t + n; }
template <class X> struct A {
  static constexpr bool g = sizeof(X) == 3;
  static constexpr int a1 = cr<g>(8, 2);
  static constexpr int a2 = cr<true>(8, 2);
  static constexpr int a3 = mn(8, 2);
  static constexpr int a5 = one<g>(3);
  static constexpr int a6 = one<2>(3);
  static constexpr int a7 = two<2>(3);
  static constexpr int a8 = two<g>(3);
  static constexpr int a9 = two<sizeof(X)>(3);
  void f() {
    int a1 = cr<g>(8, 2);
    int a2 = cr<true>(8, 2);
    int a3 = mn(8, 2);
    int a5 = one<g>(3);
    int a6 = one<2>(3);
    int a8 = two<g>(3);
    int a9 = two<sizeof(X)>(3);
  }
};
template <class X, class E> struct B;
template <class X> struct B<X, char> {
  static constexpr bool g = sizeof(X) == 3;
  static constexpr int a1 = cr<g>(8, 2);
};
template <class X, bool g> int f() {
    static constexpr bool h = sizeof(X) == 3;
    const bool h1 = sizeof(X) == 3;
    int a1 = cr<g>(8, 2);
    int a2 = cr<h>(8, 2);
    int a3 = cr<h1>(8, 2);
    int a8 = two<g>(3);
    int a9 = two<h>(3);
    return 0;
}
namespace members {
template <class T> constexpr const T &mn(const T &a, const T &b) { return a < b ? a : b; }
struct C { int threads() const; int t; };
struct B { C *ctx; int m; static int s; static const int cs = 3; int bf(); static int bsf(); };
template <class L> struct A : B {
  C *own; int om; static const int os = 4;
  void f(const int n) {
    const int a1 = ctx->threads(); const int b1 = mn(n, 1 + a1);
    const int a2 = ctx->t; const int b2 = mn(n, 1 + a2);
    const int a3 = m; const int b3 = mn(n, 1 + a3);
    const int a4 = s; const int b4 = mn(n, 1 + a4);
    const int a5 = cs; const int b5 = mn(n, 1 + a5);
    const int a6 = bf(); const int b6 = mn(n, 1 + a6);
    const int a7 = bsf(); const int b7 = mn(n, 1 + a7);
    const int a8 = own->threads(); const int b8 = mn(n, 1 + a8);
    const int a9 = om; const int b9 = mn(n, 1 + a9);
    const int aa = os; const int ba = mn(n, 1 + aa);
    const int bb = mn(n, 1 + m);
    const int bc = mn(n, 1 + om);
    const int bd = mn(n, 1 + ctx->t);
    const int be = mn(n, 1 + ctx->threads());
    int c1 = ctx->threads(); const int d1 = mn(n, 1 + c1);
    auto c2 = ctx->threads(); const int d2 = mn(n, 1 + c2);
    auto c3 = m; const int d3 = mn(n, 1 + c3);
    const int c4 = c1; const int d4 = mn(n, 1 + c4);
    const int c5 = this->B::m; const int d5 = mn(n, 1 + c5);
    const bool c6 = this == nullptr; const int d6 = mn(n, 1 + c6);
    C *c7 = ctx; const int d7 = mn(n, 1 + c7->t);
    C *const c8 = ctx; const int d8 = mn(n, 1 + c8->t); const int c9 = c8->t; const int d9 = mn(n, 1 + c9);
  }
};
}
namespace captures {
template <class T> constexpr const T &mn(const T &a, const T &b) { return a < b ? a : b; }
struct D { bool cpu() const; };
struct C { int threads() const; D dev() const; };
struct B { C *ctx; };
template <class L> struct A : B {
  void f(const unsigned long n) {
    auto device = ctx->dev();
    const unsigned long nt = ctx->threads(); const unsigned long d1 = mn(n, 1 + nt);
    bool on = !device.cpu(); const unsigned long d2 = mn(n, n + on);
    const unsigned long nb = mn(static_cast<unsigned long>(1), (on ? n : nt)); const unsigned long d3 = mn(n, 1 + nb);
    const unsigned long bs = n / nb + !!(n % nb); const unsigned long d4 = mn(n, 1 + bs);
    const unsigned long bt = n / nb; const unsigned long d5 = mn(n, 1 + bt);
    const unsigned long bu = !!(n % nb); const unsigned long d6 = mn(n, 1 + bu);
    auto l = [=](unsigned long i) { const unsigned long b = i * bs; const unsigned long e = mn(n, b + bs); };
    auto l1 = [bs, n](unsigned long i) { const unsigned long b = i * bs; const unsigned long e = mn(n, 1 + b); const unsigned long f = mn(n, 1 + bs); };
    auto l2 = [bs, n](unsigned long i) { const unsigned long e = mn(n, 1 + bs); };
    auto l3 = [&](unsigned long i) { const unsigned long e = mn(n, 1 + bs); };
    auto l4 = [bs = bs, n](unsigned long i) { const unsigned long e = mn(n, 1 + bs); };
    auto l5 = [bs = bs, n](unsigned long i) mutable { const unsigned long b = bs; const unsigned long e = mn(n, 1 + b); };
    auto l6 = [bs, n](unsigned long i) mutable { const unsigned long b = bs; const unsigned long e = mn(n, 1 + b); };
    auto l7 = [=](unsigned long i) mutable { const unsigned long e = mn(n, 1 + bs); };
  }
};
}
