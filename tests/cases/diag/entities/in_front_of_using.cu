// expect: 1866 warning 9
// expect: 169 error 11
// expect: 1835 warning 12
// expect: 1866 warning 13
// expect: 1847 error 14
// expect: 169 error 15
// expect: 1847 error 16
namespace N { void g(); }
struct S { __device__ friend struct T; };
struct S1 { friend __device__ void f(S); };
struct S2 { __device__ using I = int; };
struct S3 { __device__ struct In {} in; };
struct S4 { __host__ enum { e }; };
__device__ using I = int;
struct S5 { __device__ using S::S; };
__global__ using N::g;
