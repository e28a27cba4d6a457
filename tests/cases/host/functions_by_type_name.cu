typedef void F(int);
__device__ F declared;
__device__ F defined;
__device__ void defined(int) {}
namespace N { static __device__ F inside; __device__ decltype(defined) twin; }
using H = int(double) noexcept;
extern __device__ H other;
struct S { __device__ F member; static __device__ F shared_one; };
__device__ void S::member(int) {}
__global__ void k(S *s) { defined(1); s->member(2); }
