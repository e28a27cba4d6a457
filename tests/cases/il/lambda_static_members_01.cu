// c++17
struct B { int inb; static int bs(int); template <class T> static T bt(T t) { return t; } void m(); void ov(int); static void ov(double); };
struct S : B { int v; static int st(int i) { return i; } static const int k = 3; enum E { e1 };
  int f(int n) { auto a = [=] { return st(1) + n; }; auto b = [=] { return S::st(1) + B::bs(2) + bs(3) + bt(4) + k + e1; }; auto c = [&] { ov(1.0); ov(2); }; auto d = [=] { return B::inb + S::v; };
    auto e = [=] { S::m(); return n; }; auto g = [=](auto x) { return st(x) + n; }; auto h = [&] { ov(2.0); return n; };
    return a() + b() + d() + e() + g(1) + h(); } };
template <class T> struct D : B { T t; static int st(T i) { return 1; } int f(int n) { auto a = [=] { return st(t) + n; }; auto b = [=] { return st(1) + n; }; auto c = [=] { return bs(1) + n; }; return a() + b() + c(); } };
int u() { return D<int>().f(2); }
struct Sets { int v; void m(int); void ov(int); static void ov(double); int c() const; int c(); template <class T> void t(T); template <class T> static void t(T, int);
  void f(int n, int q) { auto a = [=] { m2(n); }; auto b = [=] { ov(n); }; auto c1 = [=] { ov(q * 1.5); }; auto d = [=](auto x) { ov(x); return n; }; auto e = [=](auto x) { ov(x, n); };
   auto g = [=] { t(n); }; auto h = [=] { t(n, 1); }; auto i = [=] { return n + c(); };  auto k = [=] { void (Sets::*p)(int) = &Sets::m; (void)p; return n; }; auto l = [=] { void (*p)(double) = &Sets::ov; void (*r)(double) = ov; (void)p; (void)r; return n; };
   a(); b(); c1(); d(1); d(2.0); g(); h(); i(); k(); l(); }
  void m2(int); template <class T> void ov(T, int); };
template <class T> struct TSets { void ov(int); static void ov(double); void f(T n) { auto a = [=] { ov(n); }; auto b = [=] { ov(1.0); return n; }; auto c = [=] { ov(1); return n; }; a(); b(); c(); } };
template struct TSets<int>; template struct TSets<double>;
