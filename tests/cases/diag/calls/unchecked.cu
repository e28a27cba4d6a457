// expect: 20007 error 5
__device__ int d();
#pragma nv_exec_check_disable
void f() { d(); }
void g() { d(); }
