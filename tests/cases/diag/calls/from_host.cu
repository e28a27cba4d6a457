// expect: 20007 error 10
// expect: 20007 error 10
// expect: 20007 error 11
// expect: 20007 error 11
// expect: 20007 error 11
// expect: 20007 error 11
// expect: 20005 error 12
__device__ void d(int);
namespace N { __device__ int e(); }
struct S { __device__ static void s(); __device__ void m(); void n() { m(); s(); } };
void f() { d(1); N::e(); S::s(); (d)(2); }
__host__ __device__ void g() { d(3); }
__device__ void h() { d(4); }
