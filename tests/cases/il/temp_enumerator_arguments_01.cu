// c++17
enum class L : unsigned char { row, column }; enum M { m0, m1 };
template <int N, L l> struct A { int v; static int s(); template <class T> static T st(); }; template <class T,
  L l> struct D { T v; int w; };
template <class T> struct W { T t; int m() { A<1, L::row> a; D<T, L::row> d; return a.v + d.w; } A<2, L::row>
  m2; D<T, L::column> m3; D<A<3, L::row>, L::column> m4(); int x = A<4, L::row>::s(); static A<5, L::row> st; };
struct V { int m() { A<11, L::row> a; return a.v; } int x = A<12, L::row>::s(); V() : x(A<13, L::row>::s()) {}
  int y(int q = A<14, L::row>::s()); decltype(A<15, L::row>::s()) z; };
template <class T> int f(T t) { A<21, L::row> a; D<T, L::row> d; D<A<22, L::row>, L::column> e; struct Loc {
  A<23, L::row> m; int g() { A<24, L::row> z; return z.v; } } loc; auto lam = [](auto p) { A<25, L::row> q;
  return q.v + p; }; return d.w + a.v + e.w + loc.g() + lam(2); }
template <class T> auto g(T t) -> decltype(A<31, L::row>::s()) { return 1; } template <class T, L l> struct X {
  D<T, l> d; int r() { D<T, l> e; return e.w; } }; template <class T, L l> struct Y : D<T, l> {};
int h() { W<int> w; W<long> w2; w2.m(); X<short, L::row> x; Y<char, L::column> y; struct Q { A<41, L::row> m;
  int g() { A<42, L::row> z; return z.v; } } q; V v; for (D<float, L::row> z = {}; ; ) break; return w.m()
  + f(3.0) + g(2) + w.m2.v + w.m3.w + x.r() + y.w + x.d.w + w.m4().w + q.g() + q.m.v + v.y(); }
int A13() { extern int k(A<51, L::row>); A<52, L::row> (*p)(A<53, L::row>) = nullptr; typedef A<54, L::row>
  T54(A<55, L::row>); int r = ({ A<56, L::row> s; s.v; }); try { throw A<57, L::row>(); } catch (A<58, L::row>
  &) {} switch (0) { case int(sizeof(A<59, L::row>)): ; } static_assert(sizeof(A<60, L::row>) == 4, ""); enum {
  e = sizeof(A<61, L::row>) }; return r; }
