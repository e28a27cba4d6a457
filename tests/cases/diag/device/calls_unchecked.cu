// expect: none
#pragma nv_exec_check_disable
__host__ __device__ void f1() { void h(); h(); }
void h2(); int h3();
#pragma hd_warning_disable
__host__ __device__ void f2() { h2(); }
#pragma nv_exec_check_disable
__device__ void f3() { h2(); }
#pragma nv_exec_check_disable
template<class T> __host__ __device__ void f4(T t) { t(); h2(); }
struct S {
#pragma nv_exec_check_disable
  __host__ __device__ S() { h2(); }
  __host__ __device__ void m() { h3(); } };
void u() { f4(h2); } __device__ void v() { f4(f3); S s; s.m(); f1(); f2(); }
