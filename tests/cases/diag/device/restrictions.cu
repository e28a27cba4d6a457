// expect: none
#include <typeinfo>
struct P { virtual ~P(); }; struct Q : P {};
static union { int ua; };
__global__ void kernel(int);
static __device__ void f1() { if (0) throw 1; (void)(true ? 1 : throw 2); }
inline __host__ __device__ void f2() { try { } catch (int) { throw; } }
static __device__ void f3(P *p, P &r) { (void)dynamic_cast<Q *>(p); (void)dynamic_cast<Q &>(r); (void)dynamic_cast<void *>(p); }
static __device__ void f4() { (void)typeid(int); (void)typeid(1); }
__device__ void f5() { kernel<<<1, 1>>>(1); }
__device__ int f6() { return ua; }
__device__ void f7() { X: void *p = &&X; goto *p; }
void f8() { auto l = [] __device__ () { throw 1; }; auto m = [] { throw 2; }; (void)l; (void)m; }
template <class T> __device__ void unused() { throw 1; }
template <class T> __host__ __device__ void used() { throw 1; }
void f9() { used<int>(); }
__device__ void f10() {
#pragma foo
  int x = 1; (void)x;
}
