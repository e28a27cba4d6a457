// expect: 550 warning 92
// expect: 550 warning 93
// expect: 549 warning 94
// expect: 549 warning 95
// expect: 550 warning 96
// expect: 550 warning 97
// expect: 550 warning 98
// expect: 187 warning 99
// expect: 550 warning 99
// expect: 549 warning 100
// expect: 550 warning 101
// expect: 550 warning 103
// expect: 550 warning 104
// expect: 550 warning 105
// expect: 550 warning 106
// expect: 550 warning 106
// expect: 550 warning 107
// expect: 550 warning 108
// expect: 550 warning 110
// expect: 550 warning 110
// expect: 550 warning 112
// expect: 550 warning 113
// expect: 549 warning 115
// expect: 549 warning 116
// expect: 550 warning 116
// expect: 550 warning 116
// expect: 550 warning 117
// expect: 550 warning 118
// expect: 550 warning 119
// expect: 550 warning 120
// expect: 550 warning 121
// expect: 550 warning 122
// expect: 550 warning 124
// expect: 549 warning 125
// expect: 550 warning 125
// expect: 550 warning 126
// expect: 550 warning 126
// expect: 550 warning 127
// expect: 550 warning 127
// expect: 550 warning 128
// expect: 550 warning 128
// expect: 550 warning 114
// expect: 550 warning 129
// expect-device: 550 warning 92
// expect-device: 550 warning 93
// expect-device: 549 warning 94
// expect-device: 549 warning 95
// expect-device: 550 warning 96
// expect-device: 550 warning 97
// expect-device: 550 warning 98
// expect-device: 187 warning 99
// expect-device: 550 warning 99
// expect-device: 549 warning 100
// expect-device: 550 warning 101
// expect-device: 550 warning 103
// expect-device: 550 warning 104
// expect-device: 550 warning 105
// expect-device: 550 warning 106
// expect-device: 550 warning 106
// expect-device: 550 warning 107
// expect-device: 550 warning 108
// expect-device: 550 warning 110
// expect-device: 550 warning 110
// expect-device: 550 warning 112
// expect-device: 550 warning 113
// expect-device: 549 warning 115
// expect-device: 549 warning 116
// expect-device: 550 warning 116
// expect-device: 550 warning 116
// expect-device: 550 warning 117
// expect-device: 550 warning 118
// expect-device: 550 warning 119
// expect-device: 550 warning 120
// expect-device: 550 warning 121
// expect-device: 550 warning 122
// expect-device: 177 warning 122
// expect-device: 550 warning 124
// expect-device: 549 warning 125
// expect-device: 550 warning 125
// expect-device: 550 warning 126
// expect-device: 550 warning 126
// expect-device: 550 warning 127
// expect-device: 550 warning 127
// expect-device: 550 warning 128
// expect-device: 177 warning 128
// expect-device: 550 warning 128
// expect-device: 177 warning 128
// expect-device: 550 warning 114
// expect-device: 550 warning 129
// expect-device: 177 warning 129
#pragma nv_diag_warning 550
void a() { int v; v = 1; }
void b() { int v = 0; v = 1; }
void c() { int v; v++; }
void d() { int v; v += 1; }
void e() { int v[2]; v[0] = 1; }
void f(int p) { p = 1; }
void g() { int v; int w = (v = 1); }
void h() { int v; if ((v = 1)) { } }
void i() { int v; v = v + 1; }
void j() { static int v; v = 1; }

void l() { int *v; v = nullptr; }
void m() { int v; v = 1; (void)v; }
void n() { int v; { v = 1; } for (;;) { v = 2; break; } }
void o() { int v, w; v = w = 1; }
void q() { int v; v = 1, v = 2; }
void r() { auto l = [] { int v; v = 1; }; l(); }
void s() { int v; auto l = [&] { v = 1; }; l(); }
void t() { int v; v = 1; int x = sizeof(v); x = 2; }
template <class T> void u() { T v; v = 1; int w; w = 1; }
__device__ void v() { int v; v = 1; }
__global__ void w(int *p) { int v; v = *p; }
static int sv; void x() { sv = 1; }
void y() { int v; --v; v--; ++v; }
void z() { bool v; v = true; float f; f *= 2; const char *s; s = "x"; int r0; int &r = r0; r = 1; }
struct S { int m; void f() { int v; v = m; m = 1; } };
void ab(int p, int q) { p = q; q += 1; }
void ac() { int v; (v) = 2; }
void ad() { unsigned v; for (v = 0; ; ) break; }
void ae() { int v; v = 1; asm("" : "=r"(v)); }
void af() { int v; v = 3; decltype(v) x; }
void ag() { int v [[maybe_unused]]; v = 1; int w __attribute__((unused)); w = 1; volatile int x; x = 1; }
void ah() { int v; true ? v = 1 : v = 2; }
void ai() { struct D { ~D() {} int a; D &operator=(int) { return *this; } } v; v = 1; struct P { int a; } p, q; p = q; }
void pv(int p) { int v; p = 1; v = 1; }
void pw(int p) { { int v; v = p; p = 2; } int w; w = 1; }
void px(int p, int un) { int a; p = 1; int v; v = 1; int b; }
namespace N { static int nv; namespace { int uv; float never; } void f() { nv = 1; uv = 2; } }
