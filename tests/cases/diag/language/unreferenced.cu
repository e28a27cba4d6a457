// expect: 177 warning 64
// expect: 177 warning 75
// expect: 177 warning 75
// expect: 177 warning 79
// expect: 177 warning 79
// expect: 177 warning 84
// expect: 177 warning 92
// expect: 177 warning 98
// expect: 177 warning 99
// expect: 549 warning 112
// expect: 177 warning 112
// expect: 177 warning 112
// expect: 177 warning 112
// expect: 549 warning 116
// expect: 177 warning 116
// expect: 177 warning 116
// expect: 177 warning 116
// expect: 177 warning 121
// expect: 177 warning 121
// expect: 177 warning 121
// expect: 177 warning 121
// expect: 177 warning 121
// expect: 177 warning 121
// expect: 177 warning 125
// expect: 177 warning 125
// expect: 177 warning 129
// expect: 177 warning 130
// expect: 177 warning 130
// expect: 177 warning 131
// expect: 177 warning 131
// expect: 177 warning 131
// expect: 177 warning 131
// expect: 177 warning 135
// expect: 177 warning 135
// expect: 177 warning 135
// expect: 177 warning 135
// expect: 177 warning 135
// expect: 177 warning 135
// expect: 177 warning 136
// expect: 177 warning 136
// expect: 177 warning 141
// expect: 177 warning 143
// expect: 177 error 153
// expect: 177 warning 68
// expect: 177 warning 69
// expect: 177 warning 70
// expect: 177 warning 71
// expect: 177 warning 71
// expect: 177 warning 103
// expect: 177 warning 103
// expect: 177 warning 103
// expect: 177 warning 103
// expect: 177 warning 103
// expect: 177 warning 108
// expect: 177 warning 139
// expect: 177 warning 140
// expect: 177 warning 144
// expect: 177 warning 145
// expect: 177 warning 149
// expect: 177 warning 149
// expect: 177 warning 149
namespace aa_ {
#pragma nv_diag_warning 177
void f() { int unused_local; }
}
namespace ab_ {
#pragma nv_diag_warning 177
static void unused_fn() {}
static int unused_var;
static const int lonely = 1;
namespace { int nn; void hidden() {} }
}
namespace ac_ {
#pragma nv_diag_warning 177
void f() { struct L {}; typedef int T; enum E { A }; using U = int; int arr[3]; auto l = [] {}; }
}
namespace ad_ {
#pragma nv_diag_warning 177
__global__ void k(int *p) { __shared__ int s[3]; int t = threadIdx.x; p[0] = 1; }
}
namespace ae_ {
void f() {
#pragma nv_diag_warning 177
  int unused_local;
#pragma nv_diag_default 177
  int other;
}
}
namespace af_ {
#pragma nv_diagnostic push
#pragma nv_diag_warning 177
void f() { int unused_local; }
#pragma nv_diagnostic pop
void g() { int unused_local; }
}
namespace ag_ {
#pragma nv_diag_warning 177
template <class T> void f(T t) { int unused_local; }
template <class T> struct S { void m() { int a; } };
}
namespace ah_ {
#pragma nv_diag_warning 177
static __device__ void d1() {} static __global__ void k1() {} static inline void i1() {} static void only(); inline void ii() {} static __host__ __device__ void hd() {} template <class T> static void t1(T) {}
}
namespace ai_ {
#pragma nv_diag_warning 177
static int rec(int n) { return n ? rec(n - 1) : 0; }
static int v = 1; static int w = v; static int addr; int *p = &addr; static int sz; int q = sizeof(sz);
}
namespace aj_ {
#pragma nv_diag_warning 177
void f() { int a = sizeof(int); int b; (void)sizeof(b); int c; decltype(c) d; int e; auto l = [e] {}; l(); int g; auto m = [&] { return g; }; m(); int h; auto n = [&] {}; n(); }
}
namespace ak_ {
#pragma nv_diag_warning 177
void f(int x) { int a = 1, b = 2; b = 3; int c[2]; c[0] = 1; int *p = &x; *p = 2; int d; d++; int e = 1; e += 2; struct P { int q; } s; s.q = 1; const int k = 3; int arr[k]; arr[0] = 1; static int st; constexpr int ce = 1; }
}
namespace al_ {
#pragma nv_diag_warning 177
struct R { ~R() {} }; struct T { T(int) {} }; struct U { U() {} }; struct G { G(int) {} ~G() {} };
void f() { R r; T t(1); U u; G g(1); auto x = G(2); R *p = new R; }
}
namespace am_ {
#pragma nv_diag_warning 177
__global__ void k(int *p) { int i = threadIdx.x; int j = blockIdx.x; p[i] = 1; __shared__ float buf[32]; extern __shared__ int dyn[]; }
}
namespace an_ {
#pragma nv_diag_warning 177
void f() { int unused_local; }
void g() { int other; return; int dead; }
int main(int argc, char **argv) { int n; { int m; { int o; } } int z; return 0; }
}
namespace ao_ {
#pragma nv_diag_warning 177
struct S { S() { int a; } S(int) : S() { int b; } ~S() { int c; } operator int() { int d; return 1; } static void s() { int e; } friend void ff() { int g; } };
void S2() { struct L { void m() { int z; } }; auto l = [](auto x) { int y; }; l(1); }
}
namespace ap_ {
static int early;
static void ef() {}
void f() { int unused_local; }
#pragma nv_diag_warning 177
void g() { int unused2; }
static int late;
static void lf() {}
}
namespace aq_ {
#pragma nv_diag_warning 177
using namespace std; namespace { namespace n { int inner; } enum E { A }; typedef int T; } namespace { int again; void decl(); }
}
namespace ar_ {
#pragma nv_diag_error 177
void f() { int unused_local = 1; }
}
