// c++17
struct S { operator int() const; }; enum class E : unsigned char { a = 1, b = 200 }; constexpr int k(int n) {
  return n * 10; } template <int N> int t(int n) { switch (n) { case N: return 1; case N + 1: return 2;
  case k(N): return 3; } return 0; }
int sw(S s, E e, long l, char c, bool b, short h, int n) {
  switch (s) { case 1: case 2: n++; } switch (E x = e; x) { case E::a: n = 1; break; case E::b: n = 2; }
    switch (l) { case 1: { int z = 3; n += z; break; } case 1L << 33: n = 4; } switch (c) { default: n = 5;
    case 'x': case '\n': case 0x41: n--; } switch (b) { case true: n = 6; break; case false: ; } switch (h) {
    case -5 ... 5: n++; break; case k(1): n = 7; } switch (n) { int u; case 1: u = n; n = u; }
    switch (n & 3) { case 0: for (; n; --n) { case 1: n++; if (n > 9) break; } }
    switch (int n = k(2)) case 20: return t<3>(n);
  return n;
}
