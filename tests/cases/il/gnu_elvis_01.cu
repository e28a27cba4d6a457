// c++17
struct S { int a; operator bool() const; }; int f(int *p, int n, long m, const char *s, S x, S y, double d) { int k = n ?: 3; n ?: n; (n ?: k) = 4; long l = n ?: m; const char *t = s ?: "x"; int *q = p ?: &n; double e = d ?: n; return k + l + *t + *q + (int)e + (n ?: k); }
