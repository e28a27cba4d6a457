// expect: none
__device__ void d(int);
void d(long);
namespace N { struct A {}; void e(A); }
__device__ void e(int);
void f() { d(1l); e(N::A()); }
