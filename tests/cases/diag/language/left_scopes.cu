// expect: 20 error 12
// expect: 20 error 13
// expect: 20 error 14
// expect: 20 error 15
// expect: 20 error 16
// expect: 20 error 18
// expect: 20 error 19
// expect: 20 error 19
// expect: 20 error 21
// expect: 549 warning 22
// Names that are used behind the block which declares them, or in front of their declarations (20).
int f1() { for (int i = 0; i < 3; i++) { } return i; }
int f2() { { int b = 1; } return b + b; }
int f3(int x) { if (int y = x) { } return y; }
int f4() { int s = t; int t = 1; return s; }
int f5(int n) { while (n) { int q = n; n = q; } n = q; return n; }
int g; int f6() { { int g = 1; } return g; }
int f7() { auto l = [] { int z = 1; return z; }; return l() + z; }
int f8() { int a[2] = {1, 2}; for (auto v : a) { } v = 1; try { } catch (int e) { } return e; }
int f9() { enum { X } e = X; goto lab; lab: return e; }
int f10() { switch (int k = 1) { case 1: { int m = 2; } return m; } return 0; }
int f11() { int r = r + 1; return r; }
struct P { int w; }; int f12() { P p = {1}; int w = p.w; P q{.w = w}; return w; }
