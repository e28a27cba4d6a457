// expect: 20 error 26
// expect: 20 error 26
// expect: 20 error 26
// expect: 20 error 26
// expect: 20 error 26
// expect: 20 error 26
// expect: 20 error 26
// expect: 20 error 28
// expect: 20 error 28
// expect: 20 error 29
// expect: 20 error 29
// expect: 20 error 30
// expect: 20 error 30
// expect: 20 error 31
// expect: 20 error 31
// expect: 20 error 31
// expect: 20 error 32
// expect: 20 error 33
// expect: 20 error 34
// expect: 20 error 34
// expect: 20 error 35
// expect: 20 error 36
// expect: 20 error 37
// expect: 20 error 38
// expect: 20 error 38
void h() { later(1); A a; int x = lv; lv = 2; later(2); A *p; sizeof(A); g(later3); if (later(1)) {} return later(3); }
void later(int); struct A {}; int lv; void g(int); void later3();
struct S { void m() { later2(); x = lv2; } int x; }; void later2(); int lv2;
__device__ void d() { after(); av = 1; } __device__ void after(); __device__ int av;
namespace N { void q() { r(); s(); } void r(); } void s();
template <class T> void t(T a) { u(); u(a); w(1); v = 1; } void u(); void w(int); int v;
struct F { friend void fr(F); friend void fr2(F) {} }; void ff(F a) { fr(a); fr2(a); fr3(); } void fr(F); void fr3();
int init = below(1); int below(int);
enum E { e1 }; void en() { e2; E2 x; } enum E2 { e2 };
void k() { kern<<<1, 1>>>(); } __global__ void kern();
auto l = [] { return lb(); }; int lb();
void dd(int a = dv()); int dv();
struct G { int a = gd(); static const int b = gc; }; int gd(); const int gc = 1;
