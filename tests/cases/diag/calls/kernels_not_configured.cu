// expect: 20051 error 7
// expect: 20051 error 8
// expect: 20007 error 9
// expect: 20051 error 9
__global__ void k(int);
__device__ void d();
void f() { k(1); k<<<1, 1>>>(2); void (*p)(int) = k; p(3); }
__device__ void g() { k(4); }
void h() { d<<<1, 1>>>(); }
