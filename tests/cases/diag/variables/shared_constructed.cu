// expect: 20053 error 13
// expect: 20053 error 13
// expect: 20053 error 13
// expect: 20053 error 13
// expect: 1835 warning 13
// expect: 20053 error 13
// expect: 20053 error 13
// expect: 20053 error 14
// expect: 20053 error 14
// expect: 20053 error 14
// expect: 20053 error 14
struct S { int x; S(int); S(); }; template<class T> struct V { T t; }; typedef int I; const int n = 1; int f(int);
__shared__ int a(1); __shared__ S b(1); __shared__ S c; __shared__ I d(n); __shared__ float e(f(1)); __shared__ V<int> g(V<int>()); __shared__ int h(n), i; __shared__ int *p(nullptr);
__device__ void k(int m) { __shared__ int a(1); __shared__ int b(m); __shared__ S c(1); __shared__ int e((1)); extern __shared__ int z[]; }
