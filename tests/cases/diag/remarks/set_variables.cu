// expect: 550 warning 48
// expect: 550 warning 49
// expect: 549 warning 50
// expect: 549 warning 51
// expect: 550 warning 52
// expect: 550 warning 53
// expect: 550 warning 54
// expect: 187 warning 55
// expect: 550 warning 55
// expect: 549 warning 56
// expect: 550 warning 57
// expect: 550 warning 59
// expect: 550 warning 60
// expect: 550 warning 61
// expect: 550 warning 62
// expect: 550 warning 62
// expect: 550 warning 63
// expect: 550 warning 64
// expect: 550 warning 66
// expect: 550 warning 66
// expect: 550 warning 68
// expect: 550 warning 69
// expect: 549 warning 71
// expect: 549 warning 72
// expect: 550 warning 72
// expect: 550 warning 72
// expect: 550 warning 73
// expect: 550 warning 74
// expect: 550 warning 75
// expect: 550 warning 76
// expect: 550 warning 77
// expect: 550 warning 78
// expect: 550 warning 80
// expect: 549 warning 81
// expect: 550 warning 81
// expect: 550 warning 82
// expect: 550 warning 82
// expect: 550 warning 83
// expect: 550 warning 83
// expect: 550 warning 84
// expect: 550 warning 84
// expect: 550 warning 87
// expect: 550 warning 88
// expect: 550 warning 88
// expect: 550 warning 70
// expect: 550 warning 85
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
int &get(int i); int &(*fp)(int); template <class T> T &tg(T); int &(*arr[2])(int);
void called_with() { int a = 0, b = 0, c = 0, d = 0, e = 0; get(a) = 3; (*fp)(b) = 2; tg<int>(c) = 4; arr[0](d) = 3; (e) = 3; }
void given(int p) { get(p) = 3; int q; (q) = 2; int r; r = 3; auto l = [](int z) -> int & { return get(z); }; int s = 1; l(s) = 2; }
