// expect: 101 error 54
// expect: 101 error 55
// expect: 101 error 58
// expect: 101 error 59
// expect: 101 error 63
// expect: 101 error 63
// expect: 101 error 66
// expect: 101 error 68
// expect: 549 warning 72
// expect: 101 error 72
// expect: 101 error 72
// expect: 101 error 75
// expect: 101 error 75
// expect: 101 error 78
// expect: 101 error 78
// expect: 101 error 78
// expect: 101 error 81
// expect: 101 error 81
// expect: 101 error 84
// expect: 101 error 84
// expect: 101 error 90
// expect: 101 error 93
// expect: 101 error 94
// expect: 101 error 95
// expect: 101 error 99
// expect: 101 error 100
// expect: 101 error 103
// expect: 101 error 103
// expect: 101 error 106
// expect: 101 error 106
// expect: 101 error 106
// expect: 101 error 109
// expect: 101 error 112
// expect: 101 error 115
// expect: 101 error 115
// expect: 549 warning 115
// expect: 549 warning 115
// expect: 101 error 118
// expect: 101 error 121
// expect: 101 error 121
// expect: 101 error 124
// expect: 101 error 125
// expect: 101 error 126
// expect: 101 error 129
// expect: 101 error 129
// expect: 101 error 129
// expect: 101 error 129
// expect: 101 error 132
// expect: 549 warning 132
// expect: 101 error 135
// expect: 101 error 135
// expect: 101 error 135
namespace aa_ {
void f() { typedef int T; int T; }
void g() { int T; typedef int T; }
}
namespace ab_ {
void f() { int g(); int g; }
void h() { int g; int g(); int g(); }
}
namespace ac_ {
void f() { struct S {}; int S; S = 1; }
void g() { enum E { A, B }; int A; enum F { B }; }
}
namespace ad_ {
void f() { extern int a; extern int a; int a; }
int b;
void g() { int b; extern int b; }
}
namespace ae_ {
struct P { int x, y; };
void f() { P p; auto [a, b] = p; int a; auto [c, a] = p; }
}
namespace af_ {
void f(int a) { { int a; } int b = 1, b = 2; static int a; }
}
namespace ag_ {
struct S { int a; float b; double a; static int b; int c, c; };
}
namespace ah_ {
struct S { int a; enum { a, b }; typedef int b; };
}
namespace ai_ {
struct S { int a(int); int a; int b; static void b(); };
}
namespace aj_ {
struct S { int a; struct a {}; struct b {}; int b; };
}
namespace ak_ {
template <class T> struct S { T a; T a; };
}
namespace al_ {
enum E { A, B, A };
enum class F { A, B, A };
namespace n { enum { X }; enum { X }; }
}
namespace am_ {
enum E { A };
void A();
int x; enum { x };
}
namespace an_ {
void f() { auto l = [](int a) { int a; }; auto m = [a = 1](int b) { int a; int b; }; }
}
namespace ao_ {
struct S { S(int a) { int a; } ~S() { int b; int b; } int operator()(int c) { float c; return 1; } };
}
namespace ap_ {
__device__ int f(int n) { for (int n = 0; n < 3; n++) { int q; int q; } return n; }
}
namespace aq_ {
__global__ void k(int *p) { int tid = threadIdx.x; int tid = blockIdx.x; p[tid] = 1; }
}
namespace ar_ {
__global__ void k(float *a) { __shared__ float s[32]; __shared__ float s[32]; float x, y, x; a[0] = s[0] + x + y; }
}
namespace as_ {
void f(int a, float b) { if (int c = 1) {} int c; float b = 2; switch (a) { case 1: int a; } }
}
namespace at_ {
template <class T> void f(T a) { T a; int b; float b; }
}
namespace au_ {
int a; typedef int a;
typedef int c; int c;
class d {}; void d(); typedef int d;
}
namespace av_ {
void f() { int a; try { int b; int b; } catch (...) { int c; int c; } do { int d; int d; } while (0); while (0) { int e; int e; } }
}
namespace aw_ {
struct S { int a; int m(int a) { int b, b; return a + b; } };
}
namespace ax_ {
void f() { int a; int a; int a; float a; }
}
