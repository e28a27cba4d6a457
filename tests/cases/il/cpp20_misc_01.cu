// c++20
struct P { int x, y = 2; }; enum class E { a, b, c }; template <class T> struct W { T t; };
  template <class T> W(T) -> W<T>; struct B { bool operator==(const B &) const = default; int v; char c; };
constexpr int sw(E e) { using enum E; switch (e) { case a: return 1; case b: return 2; default: return 3; } }
  constexpr int tr(int n) { try { return n; } catch (...) { return 0; } } consteval int ce(int n) {
  return n * 2; } constinit int ci = ce(3); template <class... T> int init(T... t) { return [... a = t] {
  return (a + ... + 0); }(); } int lik(int n) { if (n > 3) [[likely]] return 1; else [[unlikely]] return 2; }
  struct Bf { int a : 4 = 3; unsigned b : 2 {1}; };
int use(int n, B p, B q) { P a{.x = 1}, b{.x = n, .y = 3}; W w{2.5}; W x = {n}; W y(3); int arr[] = {1, 2};
  P c(4, n);
  char8_t u = u8'x'; const char8_t *s = u8"str"; auto l = [](auto x, auto y) { return x + y; }; Bf bf; for (auto k = 2; auto v : arr) n += v * k; int *d = new int[]{1, 2, n}; return a.y + b.x + w.t + x.t + y.t + c.y + u + s[0] + l(1, 2L) + sw(E::b) + ci + ce(4) + init(1, n) + lik(n) + (p == q) + (p != q) + bf.a + bf.b + d[1] + tr(5); }
