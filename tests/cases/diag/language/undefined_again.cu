// expect: 20 error 39
// expect: 20 error 40
// expect: 20 error 40
// expect: 20 error 40
// expect: 20 error 40
// expect: 20 error 40
// expect: 20 error 40
// expect: 20 error 40
// expect: 20 error 41
// expect: 20 error 41
// expect: 20 error 41
// expect: 20 error 41
// expect: 20 error 42
// expect: 20 error 42
// expect: 20 error 42
// expect: 20 error 42
// expect: 20 error 42
// expect: 20 error 42
// expect: 20 error 42
// expect: 20 error 42
// expect: 20 error 42
// expect: 20 error 42
// expect: 20 error 43
// expect: 20 error 43
// expect: 20 error 43
// expect: 20 error 44
// expect: 20 error 45
// expect: 20 error 46
// expect: 20 error 47
// expect: 20 error 48
// expect: 20 error 48
// expect: 20 error 48
// expect: 20 error 49
// expect: 20 error 50
// expect: 20 error 51
// expect: 20 error 52
// expect: 20 error 52
// flags: --error_limit=1000
void c2() { int y = foo2; }
void c3() { if (1) foo3 = 1; foo3 = 2; { } for (;;) foo3b = 1; foo3b = 2; for (foo3c = 1;;) { foo3c; } foo3c = 1; for (int i = foo3d;;) foo3d; foo3d; }
void c4(int x) { switch (x) { case 1: foo4 = 1; break; case 2: foo4 = 2; } foo4 = 3; do foo4b = 1; while (foo4b); foo4b; }
void c5() { foo5 *p = 0; p = 1; foo5 *q; foo5b &r = p; const foo5c *s; foo5d **t; foo5e x, *y; unsigned z = foo5f; }
void c6() { try { foo6 = 1; } catch (...) { foo6 = 2; } foo6 = 3; }
int c7() { return foo7; }
int c7b() { return foo7; }
namespace N { int a = foo8; int b = foo8; void g() { foo8; } }
int c8 = foo8;
struct C9 { foo9 a; foo9 b; static const int c = foo9b; int d[foo9b]; };
int c10(foo10 a, int b) { return a + b; }
int c11(int b, foo11 *a) { return b; }
template <class T> void c12(T t, foo12 *a) { t = 1; }
__global__ void c13(int n, foo13 *a) { a[n] = foo13b; }
