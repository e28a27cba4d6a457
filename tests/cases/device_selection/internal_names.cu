// flags: --extended-lambda
// What has internal linkage, in the names of kernels.
template <class F, class P> __global__ void k(F f, P p) {}
static void a(int *p) { k<<<1, 1>>>([=] __device__(int) {}, p); }
namespace n {
struct T {};
static void b(T p) { k<<<1, 1>>>([=] __device__(int) {}, p); }
namespace { void c(T p) { k<<<1, 1>>>([=] __device__(int) {}, p); } }
static __global__ void plain(n::T, T) {}
template <class X> static __global__ void generic(X, X) {}
void x() { generic<<<1, 1>>>(T(), T()); }
}
template <class T> static void d(T *p) { k<<<1, 1>>>([=] __device__(int) {}, p); }
namespace { struct U { static void member(int *p) { k<<<1, 1>>>([=] __device__(int) {}, p); } }; }
template <void (*F)(int *)> __global__ void by_function() {}
static __device__ int variable;
template <int *P> __global__ void by_variable() {}
void host() { d((int *)0); by_function<a><<<1, 1>>>(); by_variable<&variable><<<1, 1>>>(); }
extern "C" { static __global__ void of_c(int) {} }
