// flags: -std=c++17
// a table keeps virtual functions of the device, calls through pointers and references do not
struct A1 { __device__ A1() {} virtual __device__ int f() { return 1; } virtual __device__ int g() { return 1; } };
struct A2 { virtual __device__ int f() { return 1; } };
struct A3 { virtual __device__ int f() { return 1; } };
struct A4 { virtual __device__ int f() { return 1; } };
struct A5 { virtual __device__ int f() { return 1; } };
struct A6 { int x = 3; virtual __device__ int f() { return 1; } };
struct A7 { int x; virtual __device__ int f() { return 1; } };
struct A8 { int x; virtual __device__ int f() { return 1; } };
struct A9 { int x; virtual __device__ int f() { return 1; } };
struct B9 : A9 { int f2; };
struct A10 { int x; virtual __device__ int f() { return 1; } };
struct A11 { int x; virtual __device__ int f() { return 1; } };
struct H { virtual int f() { return 1; } virtual __host__ __device__ int g() { return 1; } };
struct H2 { virtual int f() { return 1; } virtual __host__ __device__ int g() { return 1; } };
struct C1 { virtual __device__ int f() = 0; }; struct D1 : C1 { __device__ int f() override { return 1; } };
struct D2 : C1 { __device__ int f() override { return 1; } };
__device__ int t2(A2 &a) { return a.f(); }
__device__ int t3(A3 &a) { return a.A3::f(); }
__device__ int t4(A4 a) { return a.f(); }
__device__ int t7() { return A7().f(); }
__device__ A8 t8() { return A8(); }
__device__ int t9() { B9 b; return 0; }
__device__ int t10() { A10 b{}; return 0; }
void host() { H h; }
void host2() { H2 *h = new H2; }
__device__ void dd() { D1 d; C1 *c = new D2; }
__global__ void k() { A5 *p = new A5; A6 v;  }
#define V(n) struct P##n { virtual __device__ int f() { return 1; } virtual __device__ int operator()() { return 1; } virtual __device__ ~P##n() {} __device__ int g() { return f(); } };
V(1) V(2) V(3) V(4) V(5) V(6) V(8) V(9)
struct W { P1 a; P2 &r; P3 *p; };
__device__ int u1(W &w) { return w.a.f() + w.r.f() + w.p->f(); }
__device__ int u4(P4 a[]) { return a[1].f(); }
__device__ int u5(P5 *a) { return (*a).f(); }
__device__ int u6(P6 *a) { return (*a)() + a->g(); }
__device__ int u8(P8 &&a) { return a(); }
__device__ int u9(P9 &a) { a.~P9(); return 1; }
__device__ int u11(W w) { return w.a.f(); }
