// expect: 137 error 12
// expect: 137 error 12
// expect: 137 error 13
// expect: 137 error 14
// expect: 137 error 14
// expect: 137 error 14
// expect: 137 error 14
// expect: 137 error 14
// expect: 137 error 14
// expect: 137 error 14
__constant__ int cc; __constant__ int ca[3]; struct P { int x; int a[2]; }; __constant__ P cp;
__device__ void d() { cc = 1; cc++; ca[1] = 2; cp.x = 3; cp.a[0] = 1; int *p = &cc; *p = 1; int &r = cc; const int &cr = cc; const int *q = &cc; }
__global__ void k() { cc = 1; ca[0]++; }
struct S { int m; mutable int mm; int a[2]; int *p; static int s; void f() const { m = 1; mm = 2; this->m = 3; a[0] = 1; *p = 1; p = 0; s = 1; int l = 0; l = 1; m++; --m; (*this).m = 1; } void g() const; };
