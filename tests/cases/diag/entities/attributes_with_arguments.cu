// expect: 1094 error 14
// expect: 20051 error 15
// expect: 1094 error 16
// expect: 1094 error 18
// expect: 1094 error 19
// expect: 1094 error 22
// expect: 1094 error 23
// expect: 1094 error 24
// expect: 1094 error 26
// expect: 1094 error 27
// expect: 1094 error 28
// expect: 1094 error 29
// expect: 1094 error 30
__attribute__((global(2))) void c() {}
void g() { c<<<1, 1>>>(); c(); }
__attribute__((device(1))) void a();
void h() { a(); }
__attribute__((shared(1))) int v = 3;
__attribute__((managed(1))) int w;
decltype(w) x;
struct S {
  __attribute__((device(1))) void m();
  __attribute__((shared(1))) int f;
  static __attribute__((constant(1))) int g;
};
typedef __attribute__((device(1))) int T;
void p(__attribute__((shared(1))) int a);
__global__ void k(const __attribute__((grid_constant(1))) int a);
__attribute__((device(1), global)) void d();
__device__ __attribute__((host())) void e();
