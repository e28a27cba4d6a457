// c++17
struct C { int a, b[2]; constexpr C(int x) : a(x), b{x, x + 1} {} constexpr int s() const {
  return a + b[0] * b[1]; } constexpr C &add(int n) { a += n; return *this; }
  constexpr int operator[](int i) const { return b[i]; } constexpr operator bool() const { return a; }
  friend constexpr C operator+(C x, const C &y) { x.a += y.a; return x; } };
  constexpr C c1(2), c2 = c1 + C(3); constexpr C arr[] = {1, c1, C(4).add(2)}; constexpr const C *p = &arr[1];
  constexpr const int *q = p->b + 1; constexpr int len(const char *s) { int n = 0; while (*s++) ++n; return n;
  } constexpr unsigned h(const char *s) { return *s ? h(s + 1) * 31 + *s : 7; }
  constexpr double pw(double b, int e) { double r = 1; for (; e; --e) r *= b; return r; }
  constexpr int gcd(int a, int b) { return b ? gcd(b, a % b) : a; } struct L { const char *n; int v; };
  constexpr L tab[] = {{"one", 1}, {"two", 2}}; constexpr int find(const char *s) {
  for (const L &l : tab) if (len(l.n) == len(s) && *l.n == *s) return l.v; return -1; }
int use(int i) { static_assert(c2.a == 5 && *q == 3 && len("abcd") == 4);
  constexpr auto k = arr[2].s() + find("two"); switch (i) { case len("xy"): case gcd(12, 18): return h("q"); }
  char b[c2.s() > 0 ? 3 : 1]; return k + c2[1] + (c1 ? p->a : *q) + pw(2, 3) + find("one") +
  sizeof(b) + gcd(i, 4) + arr[1].b[1] + h("zz") + C(i).add(1).s() + tab[1].v + *tab[0].n; }
