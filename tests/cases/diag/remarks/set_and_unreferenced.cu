// expect: 550 warning 22
// expect: 177 warning 22
// expect: 550 warning 22
// expect: 177 warning 22
// expect: 550 warning 24
// expect: 550 warning 24
// expect: 550 warning 25
// expect: 550 warning 26
// expect: 550 warning 23
// expect: 177 warning 23
// expect-device: 550 warning 22
// expect-device: 177 warning 22
// expect-device: 550 warning 22
// expect-device: 177 warning 22
// expect-device: 550 warning 24
// expect-device: 550 warning 24
// expect-device: 550 warning 25
// expect-device: 550 warning 26
// expect-device: 550 warning 23
// expect-device: 177 warning 23
// flags: --diag_warning=177,550
void px(int p, int un) { int a; p = 1; int v; v = 1; int b; }
namespace N { static int nv; namespace { int uv; float never; } void f() { nv = 1; uv = 2; } }
__global__ void k(int *out) { int a; a = *out; int b; b = 1; *out = b; __shared__ int s[32]; s[0] = 1; }
struct S { int m; void f(int q) { int v; v = m; q = v; } };
void catches() { try { } catch (int e) { e = 1; } }
template <class T> void t(T p) { int v; v = 1; p = 1; }
