// c++17
int f(); struct S { int v; ~S(); }; S mk();
int sel(int n) {
  if (int a = f(); a > n) return a; else n += a;
  if (S s = mk(); s.v) n = s.v;
  if (auto p = &n; int q = *p) n = q;
  switch (int a = f(); a + n) { case 1: return 2; }
  if (constexpr int k = 3; n == k) return k;
  if constexpr (sizeof(int) == 8) return 1; else if constexpr (sizeof(int) == 4) return 2;
  return n;
}
