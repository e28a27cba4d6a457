// expect: 101 error 56
// expect: 101 error 57
// expect: 101 error 60
// expect: 101 error 61
// expect: 101 error 65
// expect: 101 error 65
// expect: 101 error 68
// expect: 101 error 70
// expect: 549 warning 74
// expect: 101 error 74
// expect: 101 error 74
// expect: 101 error 77
// expect: 101 error 77
// expect: 101 error 80
// expect: 101 error 80
// expect: 101 error 80
// expect: 101 error 83
// expect: 101 error 83
// expect: 101 error 86
// expect: 101 error 86
// expect: 101 error 92
// expect: 101 error 92
// expect: 101 error 92
// expect: 101 error 95
// expect: 101 error 96
// expect: 101 error 97
// expect: 101 error 101
// expect: 101 error 102
// expect: 101 error 105
// expect: 101 error 105
// expect: 101 error 108
// expect: 101 error 108
// expect: 101 error 108
// expect: 101 error 111
// expect: 101 error 114
// expect: 101 error 117
// expect: 101 error 117
// expect: 549 warning 117
// expect: 549 warning 117
// expect: 101 error 120
// expect: 101 error 123
// expect: 101 error 123
// expect: 101 error 126
// expect: 101 error 127
// expect: 101 error 128
// expect: 101 error 131
// expect: 101 error 131
// expect: 101 error 131
// expect: 101 error 131
// expect: 101 error 134
// expect: 549 warning 134
// expect: 101 error 137
// expect: 101 error 137
// expect: 101 error 137
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
template <class T> struct S { T a; T a; void f(T t) { T t; int x; int x; } };
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
