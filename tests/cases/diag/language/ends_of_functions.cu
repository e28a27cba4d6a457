// expect: 20 error 48
// expect: 20 error 49
// expect: 20 error 50
// expect: 20 error 51
// expect: 20 error 52
// expect: 20 error 53
// expect: 20 error 54
// expect: 20 error 55
// expect: 20 error 56
// expect: 549 warning 57
// expect: 549 warning 59
// expect: 836 warning 60
// expect: 836 warning 61
// expect: 836 warning 64
// expect: 20 error 65
// expect: 430 warning 66
// expect: 836 warning 67
// expect: 836 warning 69
// expect: 430 warning 70
// expect: 20 error 71
// expect: 20 error 71
// expect: 836 warning 72
// expect: 1056 warning 75
// expect: 1056 warning 76
// expect: 1056 warning 78
// expect: 1056 warning 79
// expect: 1056 warning 80
// expect: 20 error 81
// expect: 1056 warning 82
// expect: 1056 warning 83
// expect: 1056 warning 88
// expect: 940 warning 89
// expect: 940 warning 94
// expect: 940 warning 96
// expect: 940 warning 100
// expect: 940 warning 101
// expect: 940 warning 103
// expect: 940 warning 104
// expect: 940 warning 122
// expect: 1305 warning 123
// expect: 1305 warning 126
// expect: 1305 warning 127
// expect: 1305 warning 128
// expect: 1305 warning 129
// expect: 1305 warning 132
// expect: 1305 warning 133
// flags: --error_limit=1000
int l1(int n) { int x; for (int i = 0; i < n; i++) { val(x); } return x; }
int l2(int n) { int x; while (n--) { val(x); x = 1; } return x; }
int l3(int n) { int x; do { val(x); } while (n--); return x; }
int l4(int n) { int x; for (int i = 0; i < n; i++) val(x); return 0; }
int l5(int n) { for (int i = 0; i < n; i++) { int x; val(x); } return 0; }
int l6(int n) { int x; while (n--) { if (n) { val(x); } } return 0; }
int l7(int n) { int x; a: val(x); if (n--) goto a; return 0; }
int l8(int n) { int x; switch (n) { case 1: val(x); break; case 2: x = 1; val(x); } return 0; }
int l9(int n) { int x; if (n) goto b; val(x); b: return 0; }
int l10(int n) { int x; for (; n < x; n++) ; return 0; }
int l11(int n) { int x; for (; n; n += x) ; return 0; }
int l12(int n) { int x; for (n = x; n; n++) ; return 0; }
int &r1() { int x = 1; return x; }
int &r2(int p) { return p; }
int &r4() { static int x; return x; }
int &r5(int &p) { return p; }
int &r6() { int a[2] = {}; return a[0]; }
int &r7() { P p = {}; return p.a; }
const int &r9() { int x = 1; return x + 1; }
const int &r10() { int x = 1; return (x); }
int &r11() { int x = 1; int &y = x; return y; }
int &r12(bool b) { int x = 1, y = 2; return b ? x : y; }
const long &r13() { int x = 1; return x; }
P &r14(P p) { return p; }
auto &r19() { int x = 1; return x; }
template <class T> T &r23() { T t = T(); return t; }
template <class T> int &r24() { int t = 1; return t; }
int *p1() { int x = 1; return &x; }
int *p2() { int a[2] = {}; return a; }
int *p3() { static int a[2]; return a; }
const char *p4() { char b[4] = "abc"; return b; }
int *p5() { int a[2] = {}; return &a[1]; }
int *p6() { int a[2] = {}; return a + 1; }
int *p7() { P p = {}; return &p.a; }
void *p8() { int x = 1; return &x; }
int *p9(int q) { return &q; }
int *p10() { int x = 1; int *y = &x; return y; }
int *p11(bool b) { int x = 1; return b ? &x : 0; }
char *p12(char q[]) { return q; }
const char *p13() { return "a"; }
void *p15() { int a[2][2] = {}; return a[0]; }
int e1() { }
int e3(int a) { if (a) return 1; else return 2; }
int e4() { while (1) { } }
int e5() { for (;;) { } }
int e6(int a) { switch (a) { case 1: return 1; default: return 2; } }
int e7(int a) { switch (a) { case 1: return 1; } }
int e8() { throw 1; }
int e12(int a) { while (a) { return 1; } }
int e13() { do { return 1; } while (0); }
int e14() { __builtin_unreachable(); }
int e15() { __builtin_trap(); }
int e16(int a) { for (;;) { if (a) break; } }
int e17(int a) { while (true) { if (a) break; } }
int e18() { l: goto l; }
int e19(int a) { if (a) goto m; return 1; m: ; }
int e21() { asm(""); }
int e23(int a) { do { if (a) continue; return 1; } while (1); }
template <class T> T e25() { }
template <class T> int e26() { }
void e28() { return; }
int e31(int a) { if (true) return 1; }
int e32(int a) { if constexpr (true) return 1; }
int e34() { return 1; ; }
int e35(int a) { { return 1; } }
__device__ int e37() { }
__device__ int e38(int a) { if (a) __trap(); }
__global__ void e39() { }
int e43() { while (!0) ; }
int e44() { for (;1;) ; }
int e45() { do ; while (1); }
int e47(int a) { if (a) throw 1; return 1; }
int e48(int a) { switch (a) { default: throw 1; } }
constexpr int e49(int a) { if (a) return 1; return 2; }
inline int e50() { }
[[noreturn]] void n1() { }
[[noreturn]] void n2() { throw 1; }
[[noreturn]] void n3() { while (1) { } }
[[noreturn]] void n4(int a) { if (a) throw 1; }
[[noreturn]] int n5() { return 1; }
__attribute__((noreturn)) void n6() { }
[[noreturn]] void n8() { return; }
[[noreturn]] void n9();
template <class T> [[noreturn]] void n12() { }
struct N { [[noreturn]] void f() { } [[noreturn]] static void s(); };
[[noreturn]] void n13(int a) { if (a) return; throw 1; }
[[noreturn]] void n17() { for (;;) ; }
[[noreturn]] void n18(int a) { switch (a) { case 1: throw 1; default: throw 2; } }
[[noreturn]] void n19() { __builtin_unreachable(); }
