// expect: 187 warning 41
// expect: 20 error 41
// expect: 940 warning 41
// expect: 20 error 42
// expect: 940 warning 42
// expect: 20 error 43
// expect: 940 warning 43
// expect: 20 error 44
// expect: 940 warning 44
// expect: 20 error 45
// expect: 940 warning 45
// expect: 135 error 46
// expect: 513 error 46
// expect: 940 warning 46
// expect: 135 error 47
// expect: 940 warning 47
// expect: 20 error 49
// expect: 940 warning 49
// expect: 20 error 50
// expect: 135 error 51
// expect: 940 warning 51
// expect: 135 error 52
// expect: 20 error 53
// expect: 135 error 54
// expect: 135 error 55
// expect: 144 error 56
// expect: 940 warning 56
// expect: 20 error 57
// expect: 940 warning 57
// expect: 513 error 57
// expect: 940 warning 57
// expect: 187 warning 58
// expect: 711 error 58
// expect: 187 warning 58
// expect: 711 error 58
// expect: 2140 error 58
// expect: 2140 error 58
// Ends of functions behind statements in which something is wrong.
struct A { int x; void die [[noreturn]] (); }; enum K { a, b }; enum class S { a };
double f2(char op, double a, double b) {
  switch (op) { case '+': return a + b; case '/': if (b = 0) throw 1; return a / b; case '%': return undefd; } }
double f3(double a) { while (a) { return undefd; } }
double f4(double a) { if (a) { return undefd; } }
double f5() { if (undefd) { return 1; } }
double f7() { try { return undefd; } catch (int) { } }
int g1(A *a) { a->y(); a->x = "c"; }
int g2(A *a) { if (a->y) return 1; }
int g3(A *a) { a->die(); }
int g4(K k) { switch (k) { case a: return 1; case b: return undefd; } }
int g5(K k) { switch (k) { case a: return 1; default: return undefd; } }
int g6(A *a) { for (int i = 0; i < a->size; i++) { if (i) return i; } }
int g7(A *a) { for (;;) { a->y(); } }
int g8(A *a) { throw undefd; }
int g9(A *a) { throw a->y; }
int g10(A *a) { return a->y, throw 3; }
int g11(A *a) { int n = "x"; }
struct B { int get() const { value; } int other(int n) { if (n) return 1; value_ = "x"; } int value_; };
void h(S s, double a, double b) { if (s = S::a) {} while ((s = S::a)) {} a % b; }
