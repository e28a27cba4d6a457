// expect: 20093 warning 21
// expect: 20093 warning 21
// expect: 20092 warning 21
// expect: 20091 warning 21
// expect: 20091 warning 22
// expect: 20091 warning 22
// expect: 20093 warning 23
// expect: 20093 warning 23
// expect: 20026 error 24
// expect: 20093 warning 24
// expect: 20093 warning 24
// expect: 20093 warning 24
// expect: 20092 warning 24
// expect: 20026 error 25
// expect: 20093 warning 25
// expect: 20092 warning 25
// elements of __shared__ arrays as operands of operators that only an instance knows
__shared__ int g[4]; __device__ int *p;
namespace n { __shared__ int m[4]; template <class T> void a(T t) { m[1] = t; } }
template <class T> void b(T t) { g[0] = t; t = g[1]; t + g[1]; g[2] += t; }
template <class T> void c(T t) { T *q = g; int *r = g; g[0] = 1; int s = g[1]; }
template <class T> void d(T t) { p[0] = t; *p = t; }
template <class T> void e(T t) { extern __shared__ T dyn[]; dyn[0] = t; t = dyn[1]; }
template <class T> void f(T t) { __shared__ int l[4]; t + l[1]; l[1] += t; t == l[1]; l[0] = 1; }
template <class T> void h(T t) { __shared__ T tile[4]; tile[0] = t; }
template void h<int>(int);
