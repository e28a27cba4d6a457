// c++14
const int a = 3; const int b = a + 1; static const long c = b * 2; const double d = 1.5;
  const double e = d * a; const char *const s = "s"; const int arr[3] = {a, b}; const int n = arr[0];
  constexpr int ce = a + b; const int *const pa = &a; const int &ra = a; const bool t = a > 2;
  const unsigned u = -1; const float f = 0.1; const char ch = 'a' + 1; enum { en = b }; const struct P {
  int x, y; } p = {a, b}; extern const int ex; const int dyn = ex; const int neg = -a;
  const int cond = t ? a : b; const long long big = 1LL << 40;
int use(int i) { const int l = 4; const int m = l * a; const int q = i; const int w = q + l; int z[m];
  switch (i) { case a: case b + l: case en + 20: return 1; } z[0] = a;
  return a + b + c + d + e + *s + arr[1] + n + ce + *pa + ra + t + u + f + ch + en + p.x + dyn +
  neg + cond + big + l + m + q + w + z[0] + (&a - pa) + sizeof(z) + (a ? l : i) + -b + !t + (int)d +
  (i + a * b) + a * i; }
