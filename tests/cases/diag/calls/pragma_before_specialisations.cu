// expect: 20007 error 8
// expect: 609 error 9
// expect: 609 error 11
// expect: 609 error 14
// expect: 20007 error 15
__device__ void d(); void h();
#pragma nv_exec_check_disable
template<class T> void a(T) { d(); }
#pragma nv_exec_check_disable
template<> void a(int) { d(); }
#pragma nv_exec_check_disable
template<> __host__ __device__ void a(char) { d(); h(); }
template<class T> struct S { void m(); };
#pragma nv_exec_check_disable
template<> void S<int>::m() { d(); }
