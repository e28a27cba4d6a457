// expect: none
int h1();
struct S { int h(); };
#pragma nv_diag_suppress 20011
__host__ __device__ int a() { return h1(); }
template <class T> __host__ __device__ int t(T t) { return h1() + t.h(); }
#pragma nv_diag_error 20011
__host__ __device__ int b() { return h1(); }
#pragma nv_diag_default 20011
__host__ __device__ int c() {
#pragma nv_diag_suppress 20011
  int x = h1();
#pragma nv_diag_default 20011
  return h1() + x;
}
__device__ int d() { return t(S()); }
