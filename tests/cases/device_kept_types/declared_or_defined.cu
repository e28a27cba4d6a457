// flags: -std=c++17
// which types are declared and which are defined, with typedefs and base subobjects
struct A1 { int x; }; struct A2 { int x; }; struct A3 { int x; static __device__ int f() { return 1; } }; struct A4 { int x; static const int c = 4; };
struct A5 { int x; }; struct A6 { int x; }; struct A7 { int x; }; struct A8 { int x; A7 *p; }; struct A9 {int x; enum { P, Q}; enum R { R1, R2 }; };
struct B1 { int x; }; struct B2 {int y;}; struct B3 {int z;}; struct B4 {int z;}; struct B5 {int z; __device__ void g(B4 *p); }; struct B6 {int z;}; struct B7 {int z;};
struct B8 {int z; struct In { int k; }; In in; struct In2 { int j; }; In2 *in2; }; 
typedef A5 A5t; typedef int myint; typedef int (*fp)(B2 *); typedef myint myint2; using AL = A6; template <class T> using PT = T*;
typedef struct { int q; } Unn; struct { int r; } unnv; enum { E1 = 5, E2x }; __constant__ int cc = 3;
template <class T> struct H { T *p; typedef T type; int n; };
struct C1 { long a; char b; }; struct C2 : C1 { char c; }; struct C3 : C2 {C3(){} char q;};
struct D1 { __device__ D1() : a(1), b(2) {} long a; char b; }; struct D2 : D1 { char c; };
struct F1 {int x;}; struct F2 {int x;}; struct F3{int x;}; struct F4 {int x;}; struct F5{int x;}; struct F6{int x;};
__device__ F2 *decl(F1 *);
__device__ int G(F3 &r) { return r.x; }
__global__ void k(A1 *p1, A2 *p2, int *o, A5t *t5, AL *al, H<B1> h, PT<B2> q, fp f, D2 *d2, C3 *c3, float4 f4, B6 **b6, B8 *b8, Unn *un) {
  *o = p1->x; o[1] = sizeof(A2); A3::f(); o[2] = A4::c; A5t *loc = t5; myint i = 2; myint2 j = 3; fp ff = f; A8 *p8 = 0; o[3] = A9::P; A9::R r = A9::R2;
  typename H<B1>::type *u = h.p; o[4] = E1; int B7::*pm = &B7::z; 
  *o += d2->c; *o+=c3->q; D2 dd; *o += dd.b; b8->z = 2; 
  o[4] = sizeof(F5); B5 b5; b5.z = 2;
}
