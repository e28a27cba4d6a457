// expect: 549 warning 35
// expect: 549 warning 36
// expect: 549 warning 40
// expect: 549 warning 41
// expect: 549 warning 43
// expect: 549 warning 44
// expect: 549 warning 46
// expect: 549 warning 47
// expect: 549 warning 47
// expect: 549 warning 48
// expect: 549 warning 49
// expect: 549 warning 51
// expect: 549 warning 51
// expect: 549 warning 52
// expect: 549 warning 52
// expect: 549 warning 52
// expect: 549 warning 53
// expect: 549 warning 53
// expect: 549 warning 54
// expect: 549 warning 54
// expect: 549 warning 55
// expect: 549 warning 56
// expect: 549 warning 56
// expect: 549 warning 56
// expect: 549 warning 57
// expect: 549 warning 57
// expect: 549 warning 57
// expect: 549 warning 58
// expect: 549 warning 58
// expect: 549 warning 58
// expect: 549 warning 58
// expect: 549 warning 59
struct A { int a, b; }; template<class T> struct W { T t; }; enum E { e };
__global__ void ka(A); __global__ void ki(int); __global__ void kp(A *); __global__ void kr(const A &); __global__ void krr(int &); template<class T> __global__ void kt(T); template<class T> __global__ void kw(W<T>); __global__ void kpi(int *); template<class T> __global__ void ktr(T &&);
void f1() { A x; ka<<<1, 1>>>(x); }
void f2() { int x; ki<<<1, 1>>>(x); }
void f3() { A x; kp<<<1, 1>>>(&x); }
void f4() { A x; kr<<<1, 1>>>(x); }
void f5() { int x; krr<<<1, 1>>>(x); }
void f6() { A x; kt<<<1, 1>>>(x); }
void f7() { W<int> x; kw<<<1, 1>>>(x); }
void f8() { int x[3]; kpi<<<1, 1>>>(x); }
void f9() { int *x; kpi<<<1, 1>>>(x); }
void f10() { A *x; kp<<<1, 1>>>(x); kp<<<1, 1>>>(x); }
void f11() { dim3 g; ki<<<g, 1>>>(1); }
void f12() { int g; ki<<<g, g>>>(1); }
void f13() { int g, s; ki<<<1, 1, s>>>(g); }
void f14() { A x; ki<<<1, 1>>>(x.a); ki<<<1, 1>>>(x.b); }
void f15() { E x; ki<<<1, 1>>>(x); }
void f17() { int x; ktr<<<1, 1>>>(x); A y; ktr<<<1, 1>>>(y); }
void f18() { int x; kt<int><<<1, 1>>>(x + 1); int *p; kt<<<1, 1>>>(*p); kt<<<1, 1>>>(p[1]); }
template<class T> void f19() { T x; kt<<<1, 1>>>(x); int y; ki<<<1, 1>>>(y); A z; ka<<<1, 1>>>(z); A w; kt<<<1, 1>>>(w); }
struct S { A m; void f() { A x; ka<<<1, 1>>>(x); int g; ki<<<g, 1>>>(1); } };
void f20() { auto l = [] () { int x; ki<<<1, 1>>>(x); A y; ka<<<1, 1>>>(y); }; l(); }
void f21(int c) { int x; if (c) x = 1; ki<<<1, 1>>>(x); int y; if (c) ki<<<1, 1>>>(y); else y = 1; }
void f22() { int n, *p, **q; kt<<<n, 1>>>(p); kt<<<1, 1>>>(q); }
void f23() { float *d; kt<<<1, 1>>>(d + 1); size_t s; kt<<<1, 1>>>(s); void *v; kt<<<1, 1>>>(v); }
__global__ void kern() { int x; int y = x; A a; y = a.a; __shared__ int s; y = s; A b; A c = b; int ar[3]; y = ar[0]; }
__device__ int dev() { int x; return x; }
