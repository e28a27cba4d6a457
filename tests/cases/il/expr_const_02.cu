// c++17
constexpr int loop(int n) { int r = 0; for (int i = 0; i < n; ++i) { if (i % 2) continue; r += i; } return r; }
constexpr int sw(char c) { switch (c) { case 'a': return 1; case 'b': break; default: return 3; } return 2; }
struct P { int x, y; }; constexpr P mk(int a) { P p{a, 0}; p.y = p.x * 2; return p; }
constexpr int sum(const int *p, int n) { return n ? *p + sum(p + 1, n - 1) : 0; }
constexpr int data[4] = {1, 2, 3, 4}; constexpr const char *str = "hello";
template <int N> struct I { static constexpr int v = N; };
int use() {
  constexpr P p = mk(3);
  constexpr int a = loop(10) + sw('b');
  return a + p.y + mk(4).x + I<sum(data, 4)>::v + I<loop(6)>::v + I<'a' + 1>::v + str[1] + data[2] +
    sum(data, 2);
}
