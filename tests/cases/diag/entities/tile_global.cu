// expect: 20048 error 28
// expect: 20024 error 29
// expect: 20024 error 30
// expect: 20051 error 32
// expect: 20046 error 33
// expect: 20050 warning 33
// expect: 20049 error 33
// expect: 20190 error 33
// expect: 20231 error 33
// expect: 20050 warning 33
// expect: 20186 error 33
// expect: 20231 error 33
// expect: 20187 error 34
// expect: 20116 error 35
// expect: 1835 warning 36
// expect: 20050 warning 36
// expect: 20007 error 37
// expect: 20051 error 38
// expect: 20051 error 38
// expect: 20005 error 38
// expect: 20007 error 38
// expect: 20051 error 38
// expect: 20092 warning 39
// expect: 20024 error 41
// expect: 20051 error 42
// expect: 20051 error 42
// expect: 20051 error 42
__tile_global__ int a();
__tile_global__ __device__ void b();
__host__ __tile_global__ void c();
__tile_global__ void d();
void f() { d(); d<<<1,1>>>(); }
__tile_global__ void e(...); __tile_global__ inline void e1(); __tile_global__ auto e2() {} __tile_global__ void e3() noexcept; struct S { __tile_global__ void m(); friend __tile_global__ void ff() {} static __tile_global__ void ms(); };
__tile_global__ __global__ void g1(); __tile_global__ void operator+(S,S); __tile_global__ __launch_bounds__(3) void lb(); __tile_global__ __maxnreg__(3) void mx();
template<class...A, class B> __tile_global__ void tp(B,A...); template<class T> __tile_global__ void tt(T); 
__tile_global__ int v; __tile_global__ constexpr void ce(){}; __tile_global__ void gc(const __grid_constant__ int x);
__tile__ void t1(); __tile__ int t2(int); __tile__ __device__ void t3(); __tile__ __host__ void t4(); __tile__ __global__ void t5(); __tile__ int t6; void h() { t1(); t2(3); t3(); t4(); }
__tile__ __tile_global__ void t7(); __device__ void dd() { d(); t1(); } __host__ __device__ void hd() { d(); t1(); t3(); } __tile__ void tc() { t1(); h(); dd(); hd(); d(); }
__device__ int dv; __tile__ void ta() { dv = 3; } struct T { __tile__ T(); __tile__ void m(); __tile__ virtual void v(); }; void h3() { T t; t.m(); }
auto l = [] __tile__ () {}; void lam() { auto l2 = [] __tile__ () {}; l2(); } __tile__ void main2(); __tile_global__ __tile_global__ void two();
void rd(); __tile_global__ void rd(); __tile_global__ void rd2(); void rd2(); __tile_global__ void rd3(); __global__ void rd3(); __global__ void rd4(); __tile_global__ void rd4(); __device__ void rd5(); __tile_global__ void rd5();
void q() { a(); c(); g1(); }
__tile_builtin__ int tb(); void hh() { tb(); }
