// c++14
constexpr int sq(int n) { return n * n; }
constexpr int fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }
const int k = 3; constexpr double d = 1.5; enum { e = sq(4), f = k << 2 };
struct S { int v; constexpr S(int n) : v(n + 1) {} constexpr int get() const { return v * 2; } };
constexpr S s(4); constexpr int arr[] = {1, 2, 3};
int folded(int i) {
  int a[sq(2) + k], b = sq(3), c = fact(5) + i, m = k * 2 + e;
  switch (i) { case k: case sq(5): return 1; case e + f: return s.get(); }
  static_assert(s.get() == 10, "");
  return sizeof(a) / sizeof(a[0]) + b + c + m + arr[1] + (int)(d * 2) + s.v + sq(i) + (k > 2 ? 4 : i) +
    -k + !k + (1 && k);
}
