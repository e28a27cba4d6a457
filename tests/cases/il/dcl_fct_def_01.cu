// c++17
int a(int x) { return x; } static inline int b() { return 1; } auto c(int x) -> decltype(x + 1L) { return x; }
  constexpr int d(int n) noexcept { return n; } int *e(int *p) { return p; } int (*f(int n))(int) {
  return n ? a : nullptr; } int (&g(int (&r)[2]))[2] { return r; } void h() {} int i(int, int = 2, ...) {
  return 3; } extern "C" int j(void) { return 4; } template <class T> T k(T t) { return t; } struct S {
  int m(int x) const { return x + v; } int n(); int v; S() : v(5) {} explicit S(int x); ~S();
  operator int() const; S &operator=(const S &) = default; S operator+(S) const; static int st(); };
  int S::n() { return v; } S::S(int x) : v(x) {} S::~S() {} S::operator int() const { return v; }
  S S::operator+(S o) const { return S(v + o.v); } int S::st() { return 6; } namespace N { int o(); struct T {
  int p(); }; } int N::o() { return 7; } int N::T::p() { return o(); } int q(int x) try { return a(x); }
  catch (...) { return 0; } int r(int a[], int f(int)) { return f(a[0]); } [[nodiscard]] int s() { return 8; }
  int t(const int x, volatile int y) { return x + y; } unsigned u(unsigned n) { return n ? n + u(n - 1) : 0; }
int use(int (&arr)[2], S s, N::T t1) { h(); return a(1) + b() + c(2) + d(3) + *e(arr) + f(1)(4) +
  g(arr)[1] + i(1) + i(1, 2, 3) + j() + k(5) + s.m(6) + s.n() + S(7) + (s + S(8)) + S::st() +
  N::o() + t1.p() + q(9) + r(arr, a) + ::s() + t(1, 2) + u(3); }
