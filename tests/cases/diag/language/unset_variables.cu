// expect: 549 warning 45
// expect: 549 warning 50
// expect: 549 warning 51
// expect: 549 warning 52
// expect: 549 warning 53
// expect: 549 warning 54
// expect: 549 warning 56
// expect: 549 warning 57
// expect: 549 warning 59
// expect: 549 warning 63
// expect: 549 warning 64
// expect: 549 warning 65
// expect: 549 warning 68
// expect: 549 warning 69
// expect: 174 warning 70
// expect: 174 warning 72
// expect: 549 warning 73
// expect: 549 warning 74
// expect: 549 warning 76
// expect: 549 warning 78
// expect: 549 warning 80
// expect: 549 warning 81
// expect: 549 warning 84
// expect: 549 warning 86
// expect: 549 warning 87
// expect: 549 warning 87
// expect: 549 warning 88
// expect: 549 warning 88
// expect: 549 warning 89
// expect: 549 warning 90
// expect: 549 warning 91
// expect: 549 warning 92
// expect: 549 warning 97
// expect: 549 warning 98
// expect: 549 warning 99
// expect: 549 warning 99
// expect: 549 warning 102
// expect: 549 warning 102
// expect: 549 warning 108
// expect: 549 warning 109
// expect: 549 warning 110
// expect: 549 warning 111
// flags: --error_limit=1000
struct S { int m; S(); }; struct P { int a, b; }; void by(int &); void byp(int *); void val(int); int g(); extern bool cc;
int a1() { int x; return x; }
int a2() { int x; if (cc) x = 1; return x; }
int a3() { int x; while (cc) { x = 1; } return x; }
int a4() { int x; by(x); return x; }
int a5() { int x; byp(&x); return x; }
int a6() { int x; val(x); return x; }
int a7() { int x; x++; return x; }
int a8() { int x; x += 1; return x; }
int a9() { int x[3]; return x[0]; }
int a10() { P p; return p.a; }
int a11() { S s; return s.m; }
int *a12() { int *p; *p = 1; return p; }
int a13() { int x; int y = x; return y; }
int a14() { int x; auto l = [&] { x = 1; }; l(); return x; }
int a15() { int x; auto l = [=] { return x; }; return l(); }
int a16() { static int x; return x; }
int a17() { extern int x; return x; }
int a18() { int x; int &r = x; r = 1; return x; }
int a19() { int x; if (x) return 1; return 0; }
int a20() { int x; for (int i = 0; i < x; i++) ; return 0; }
int a21() { int x; if (cc) return x; x = 1; return x; }
int a22() { int x; if (cc) { x = 1; } else { return x; } return x; }
int a23() { int x; goto l; l: return x; }
int a24() { int x; x = x + 1; return x; }
int a25() { int x, y; x = y; return x; }
int a26() { int x; sizeof(x); return 0; }
int a27() { int x; (void)x; return 0; }
int a28() { int x; x; return 0; }
int a29() { float f; return f * 2; }
int a30() { double d; d = d * 2; return 0; }
int a31() { int x; switch (g()) { case 1: x = 1; break; default: break; } return x; }
int a32() { int x; switch (g()) { case 1: return x; } x = 1; return x; }
int a33() { P p; p.a = 1; return p.b; }
int a34() { P p; P q = p; return q.a; }
int a35() { int x[2]; x[0] = 1; return x[1]; }
int a36() { int x; return cc ? x : 1; }
int a37() { int x; return cc && x; }
int a38() { int x; asm("" : "=r"(x)); return x; }
int a39() { int x; do { x = 1; } while (x); return x; }
int a40() { int x; while (x) x = 1; return x; }
int a41(int n) { int x; for (int i = 0; i < n; i++) { if (i) val(x); x = i; } return x; }
int a42() { int x; val(x), val(x); return x; }
int a43() { int x; { int x; val(x); } return x; }
int a44() { bool b; if (b) return 1; char c; return c; }
int a45() { int *p; return *p; }
int a46() { int *p; return p[0]; }
int a47() { S *p; return p->m; }
int a48() { P *p; p->a = 1; return 0; }
int a49() { int x; try { x = g(); } catch (...) { } return x; }
template <class T> T a52() { T t; return t; }
template <class T> int a52b() { int x; T t; return x + t; }
int a52c() { return a52<int>() + a52b<int>(); }
__global__ void k(int *p) { int x; p[0] = x; int y; if (threadIdx.x) y = 1; p[1] = y; }
__device__ int dd() { int x; return x; }
void a53() { [] { int x; return x; }; struct L { int f() { int x; return x; } }; }
int a54() { int x, *p = &x; *p = 1; return x; }
int a55() { int x; int *p; p = &x; return x; }
int a57() { long long x; unsigned y; return x + y; }
int a58() { volatile int x; return x; }
int a61() { thread_local int x; return x; }
int a62() { int x; if (cc) by(x); return x; }
int a63() { int x; val(x = 1); return x; }
int a64() { int x; return x = 1; }
int a65() { int x; return x ? x : 0; }
int a66() { int x; return -x; }
int a67() { int x; return x == x; }
int a68() { int x; int y = 0; y += x; return y; }
