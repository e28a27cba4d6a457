// expect: 780 warning 25
// expect: 780 warning 26
// expect: 780 warning 27
// expect: 780 warning 27
// expect: 780 warning 27
// expect: 780 warning 27
// expect: 780 warning 27
// expect: 780 warning 32
// expect: 780 warning 35
// expect: 780 warning 36
// expect: 780 warning 37
// expect: 780 warning 37
// expect: 780 warning 37
// expect: 780 warning 39
// expect: 780 warning 40
// expect: 780 warning 41
// expect: 780 warning 42
// expect: 780 warning 43
// expect: 780 warning 43
// expect: 780 warning 44
// expect: 780 warning 45
// expect: 780 warning 45
// expect: 780 warning 45
// flags: --no-header
int m, w; struct S { int m; int f(); static int g() { for (int s = 0; s < 1; s++) ; return s; } static int s; enum { e }; }; void use(int); int fn(); typedef int T;
int a1() { for (int m = 0; m < 3; m++) (void)m; return m; }
int a2() { for (int m = 0; m < 3; m++) { } use(m); use(m); { use(m); } return m + m; }
int a3(int p) { for (int p = 0; p < 3; p++) ; return p; }
int a4() { int l = 1; for (int l = 0; l < 3; l++) ; { return l; } }
int a5() { { for (int m = 0; m < 3; m++) ; } return m; }
int a6() { if (1) for (int m = 0; m < 3; m++) ; return m; }
int a7() { if (1) { for (int m = 0; m < 3; m++) ; use(m); } else use(m); return m; }
int a8(int (&r)[3]) { for (int m : r) use(m); return m; }
int a9() { while (int m = 0) { } return m; } int b0() { if (int m = 1) ; return m; }
int S::f() { for (int m = 0; m < 3; m++) ; return m; }
int b1() { for (int m = 0, w = 1; m < 3; m++) ; return w; }
int b2() { for (int m = 0; m < 3; m++) ; for (int m = 0; m < 3; m++) ; for (m = 0; m < 2; m++) ; return 1; }
int b3() { for (int m = 0; m < 3; m++) ; int m = 1; return m; }
int b4() { for (int m = 0; m < 3; m++) ; return ::m + sizeof(m); }
int b5() { for (int fn = 0; fn < 3; fn++) ; return fn(); } int b6() { for (int T = 0; T < 3; T++) ; T x = 1; return x; }
template <class X> int b7(X x) { for (int m = 0; m < 3; m++) ; for (X x = 0; x < 1; x++) ; return m + x; } int b8 = b7(1);
int b9() { auto l = [](int q) { for (int q = 0; q < 1; q++) ; return q; }; for (int m = 0; m < 1; m++) ; auto k = [] { return m; }; return l(1); }
int c1() { switch (1) { case 1: for (int m = 0; m < 1; m++) ; return m; } return m; } int c2() { for (int m = 0; m < 1; m++) for (int m = 0; m < 1; m++) ; return m; }
int c3() { for (int i = 0; i < 1; i++) { for (int m = 0; m < 1; m++) ; use(m); } return m; } int c4() { try { for (int m = 0; m < 1; m++) ; } catch (...) { use(m); } return m; }
int c5() { for (int m = 0; m < 3; m++) ; m = 2; int z[3] = {m}; decltype(m) y = 1; S s; s.m = 1; goto m; m: return y; }
