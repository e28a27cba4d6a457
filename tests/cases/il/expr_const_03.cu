// c++20
constexpr int *alloc(int n) { int *p = new int[n]{}; p[0] = n; return p; }
constexpr int heap(int n) { int *p = alloc(n); int r = p[0]; delete[] p; return r; }
consteval int now(int n) { return n * 3; }
constinit int g = now(2);
struct V { int v; constexpr V(int n) : v(n) {} constexpr virtual int f() const { return v; } constexpr ~V() {}
  };
struct W : V { constexpr W(int n) : V(n) {} constexpr int f() const override { return v * 2; } };
constexpr int virt(int n) { W w(n); V &r = w; return r.f(); }
constexpr int isc() { return __builtin_is_constant_evaluated() ? 1 : 2; }
int use(int i) {
  constexpr int a = heap(3) + virt(4);
  static_assert(a == 11);
  int b = now(5) + isc();
  return a + b + g + isc() + virt(i);
}
