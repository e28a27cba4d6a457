// expect: 1835 warning 21
// expect: 20092 warning 22
// expect: 20091 warning 22
// expect: 20092 warning 22
// expect: 20091 warning 22
// expect: 20091 warning 22
// expect: 20092 warning 22
// expect: 20091 warning 22
// expect: 20092 warning 22
// expect: 20092 warning 22
// expect: 20092 warning 22
// expect: 174 warning 22
// expect: 174 warning 22
// expect: 20091 warning 22
// expect: 174 warning 22
// expect: 20093 warning 22
// expect: 20093 warning 22
// expect: 20091 warning 22
// Variables that are declared with their class or enumeration.
__device__ struct S { int z; } a, b = {1}; static __constant__ enum E { ea } c; __shared__ union { int p; float q; } d; __managed__ struct { int p; } e; __constant__ const struct { int p; } g = {1}, *h;
struct __device__ T { int x; } i; struct U { int x; } __device__ j; struct V { int x; } k __attribute__((device)), __device__ l; __device__ class W { } m; enum class X { x } __constant__ n;
void f() { a.z = 1; b.z++; int x = c; x = d.p; d.q = 2; e.p = 1; x = g.p; x = h->p; i.x = 1; j.x = 1; k.x = 1; l.x = 2; m; n; auto y = n; &d; int *p = &d.p; S s = a; }
