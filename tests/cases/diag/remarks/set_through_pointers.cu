// expect: 550 warning 31
// expect: 550 warning 32
// expect: 550 warning 33
// expect: 550 warning 33
// expect: 550 warning 33
// expect: 549 warning 34
// expect: 550 warning 34
// expect: 550 warning 34
// expect: 550 warning 34
// expect: 550 warning 34
// expect: 550 warning 34
// expect-device: 550 warning 31
// expect-device: 550 warning 32
// expect-device: 550 warning 33
// expect-device: 550 warning 33
// expect-device: 550 warning 33
// expect-device: 549 warning 34
// expect-device: 550 warning 34
// expect-device: 550 warning 34
// expect-device: 550 warning 34
// expect-device: 550 warning 34
// expect-device: 550 warning 34
// Pointers that something is written through are used: arrays that are parameters, operands of casts.
#pragma nv_diag_warning 550
inline void set_(int * p, int token) { *(volatile int *)p = token; }
inline bool arr(int type, long m[3], int modes32[3]) { if (type == 3) { modes32[0] = modes32[1] = modes32[2] = 1; return false; } for (int i = 0; i < 3; ++i) modes32[i] = m[i]; return true; }
inline void q(int *p) { *(int*)p = 3; }
inline void r(int *p) { p[0] = 3; }
inline void s(int p[3]) { p[0] = 3; }
inline void t(int *p) { *p = 3; }
inline void u(int p) { p = 3; }
inline void v(int *p) { p = 0; }
inline void w(int p, int q, int r, int x) { if (x) p = 3; while (x) q = 4; for (;;) r = 5; if constexpr (true) x = 3; }
inline void lo() { int a[3]; a[0] = 1; int b; (void)0, b = 3; int c = 0; switch (1) case 1: c = 2; int d; if (1) {} else d = 3; int e; do e = 3; while (0); int f; *(long*)f = 3; }
