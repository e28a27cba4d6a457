// expect: 20024 error 12
// expect: 20109 error 12
// expect: 1835 warning 12
// expect: 20028 error 13
// expect: 1835 warning 13
// expect: 1835 warning 13
// expect: 20026 error 14
// expect: 20026 error 14
// expect: 20026 error 14
// expect: 20092 warning 14
// Their memory spaces.
__device__ struct S { int z; S(); } a; __shared__ struct T { T(); } b; __shared__ __constant__ struct { int x; } c; __managed__ const struct { int x; } d = {1}; thread_local __device__ struct { int x; } e; __global__ struct Q { int x; } r;
struct O { static __device__ struct P { int x; } s; __device__ struct { int y; } t; __shared__ enum { a, b } u; };
void f() { __shared__ struct { int x; } a; static __device__ struct L { int x; } b; __constant__ union { int x; float y; } c; a.x = 1; }
__device__ void g() { __shared__ struct { int x; } a; static __device__ struct L { int x; } b; __device__ struct { int x; } c; a.x = 1; }
