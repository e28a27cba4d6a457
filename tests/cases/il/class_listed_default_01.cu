// c++17
struct A { A(); ~A(); int v; }; struct P { int x; double d; }; struct H { unsigned short b; H() = default;
  H(float f) : b(1) {} }; struct H2 { unsigned short b; H2() = default; H2(float f) : b(1) {} H2(const H2 &)
  = default; H2 &operator=(const H2 &) = default; };
struct H3 { unsigned short b; H3() = default; H3(const H3 &) {} }; struct H4 { int b; H4() = default;
  explicit H4(int); }; struct H5 { int b; H4 h; H5() = default; H5(int); }; struct H6 { int b; }; struct H7 {
  H7() = default; H7(int); private: int b; };
int f(int n) { for (int p; n > 0; n = p) { p = n - 1; } for (int p, q; n; n = q) q = n; for (P p; n; n--)
  p.x = n; for (A a; n; --n) a.v = n; for (int a[3]; n; --n) a[0] = n; for (static int s; n; --n) s = n;
  for (int p = 1, q; n; --n) q = p; for (int p, q = 2; n; --n) p = q; for (int i; ; ) { i = 2; return i; } }
template <class T> T g(T n) { for (int p; n > 0; n = p) { p = n - 1; } for (T p; n > 0; n = p) p = n - 1;
  for (T p, q = 2; n; --n) p = q; return n; }
int h() { H a{}; H2 b{}; H3 c{}; H4 d{}; H5 e{}; H6 i{}; H7 j{}; const H k{}; H l = {}; H2 m = H2(), o = H2{};
  H4 p = {}; H *r = new H{}; H *s = new H(); return g(3) + f(2) + a.b; }
struct W { H h; H2 k{}; H4 z; int n; W() : h{}, z() {} W(int) : h(), k(), z{} {} }; W w(1); int t() { W y;
  return y.h.b; }
