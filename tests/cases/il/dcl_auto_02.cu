// c++14
struct S { int v; auto m() const { return v; } auto &r() { return v; } decltype(auto) d() { return (v); }
  auto p() -> int * { return &v; } static auto s() { return 1.5; } }; template <class T> auto t(T a) {
  return a; } template <class T> decltype(auto) dd(T &&a) { return a; } auto rec(int n) {
  if (n == 0) return 1; return n * rec(n - 1); } auto two(bool b) { if (b) return 1; else return 2; }
  auto vd() {} auto fp() { return &rec; } const auto ca = 3; auto *pa = &ca; auto arr = "str";
  auto &ra = "ref"; const auto &cr = 1.5;
int use(S s, const S c, int i) { auto a = s.m(), b = i; auto &r = s.r(); decltype(auto) d = s.d();
  decltype(auto) e = s.m(); auto *p = s.p(); const auto *q = s.p(); auto &&u = s.m(); auto &&w = i;
  auto f = vd; auto g = &S::m; auto h = [](auto x) { return x; };
  return a + b + r + d + e + *p + *q + u + w + (c.*g)() + h(2) + t(i) + dd(i) + rec(3) + two(i) +
  fp()(4) + S::s() + *pa + arr[0] + ra[1] + cr; }
