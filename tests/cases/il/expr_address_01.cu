// c++17
int g, arr[3]; int f(int); struct S { int v; int m() const; static int st; int a[2]; }; extern S gs; int S::*gp = &S::v;
enum E : unsigned char { b0 = 250, b1 }; enum class F { x = 3, y }; enum G { g0, g1 = 5 };
int use(int *p, const char *s, int (*fp)(int), bool t, E e, F h, G k) {
  int r = (p == &g) + (p == arr) + (p != &arr[1]) + (p < arr + 1) + (s == "x") + ("y" == s) + (fp == f) + (fp != &f) + (p == &gs.v) + (p == &S::st) + (p == gs.a) + (arr - p) + (p == nullptr);
  const char *c = t ? "a" : s; const char *d = t ? "a" : nullptr; const char *d2 = t ? "a" : "b"; int *i = t ? &g : p; int *j = t ? arr : nullptr; auto q = t ? f : nullptr; auto q2 = t ? fp : f; const int *cp = t ? &g : nullptr;
  const char *e2 = t ? "a" : "bc"; s = "z"; s = t ? s : "k"; p = &g; p = arr; fp = f; bool b = "s"; b = &g; if (p == &g) return 1; b = !"x"; b = &g && p;
  int S::*m = &S::v; auto n = &S::m; int (S::*o)() const = &S::m; int S::*const l = m; m = &S::v; bool z = m == &S::v; int S::*y = t ? &S::v : nullptr; static int S::*x = &S::v;
  switch (e) { case b0: return 1; case b1: return 2; } switch (h) { case F::x: return 1; case F::y: return 3; } switch (k) { case g0: case g1: return 2; }
  E v = b0; F w = F::y; int u = b1 + g1; return r;
}
