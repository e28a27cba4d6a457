// expect: none
// Addresses of atomic functions where code is written for them, and where nothing is.
__device__ void take(void *);
typedef void (*F)(int, int);
__device__ void takef(F);
__device__ void *ret() { return (void *)&__nv_atomic_load_n; }
__device__ F retf() { return &__nv_atomic_thread_fence; }
__device__ F retg() { return __nv_atomic_thread_fence; }
__device__ void pass() { take((void *)&__nv_atomic_load_n); }
__device__ void passf() { takef(&__nv_atomic_thread_fence); }
__device__ void passg() { takef(__nv_atomic_thread_fence); }
__device__ void assign() { void *q; q = (void *)&__nv_atomic_load_n; }
__device__ void assignf() { F q; q = &__nv_atomic_thread_fence; }
__device__ void assigng() { F q; q = __nv_atomic_thread_fence; }
__device__ void boolq() { bool b = &__nv_atomic_load_n; }
__device__ void boolr() { bool b = __nv_atomic_load_n; }
__device__ void cond(int i) { auto q = i ? &__nv_atomic_load_n : &__nv_atomic_load_n; }
__device__ void condf(int i) { auto q = i ? &__nv_atomic_thread_fence : nullptr; }
__device__ void cmp() { bool b = &__nv_atomic_load_n == nullptr; }
__device__ void iff() { if (&__nv_atomic_load_n) take(nullptr); }
__device__ void reff() { F const &q = __nv_atomic_thread_fence; }
__device__ void refg() { F &&q = &__nv_atomic_thread_fence; }
struct B { F f; int i; };
__device__ void aggr() { B b{__nv_atomic_thread_fence, 1}; }
__device__ void aggr3(int i) { B b{__nv_atomic_thread_fence, i}; }
__device__ void tmp() { B{__nv_atomic_thread_fence}; }
__device__ void neww() { new F(__nv_atomic_thread_fence); }
__device__ void sta() { auto p = static_cast<F>(__nv_atomic_thread_fence); }
__device__ void dflt(F p = &__nv_atomic_thread_fence) {}
__device__ void calldef() { dflt(); }
__device__ int sw() { if (F f = __nv_atomic_thread_fence) return 1; for (F g = __nv_atomic_thread_fence; ; ) return 2; }
__device__ F gl;
__device__ void glo() { gl = __nv_atomic_thread_fence; }
__device__ B gb = {__nv_atomic_thread_fence, 3};
__device__ const F gc = __nv_atomic_thread_fence;
__device__ constexpr F gd = __nv_atomic_thread_fence;
__device__ void usec(F g) { constexpr F h = __nv_atomic_thread_fence; const F j = __nv_atomic_thread_fence; F l = h; F m = gd;}
template <F f> struct T { __device__ void g() {} };
__device__ void tm() { T<__nv_atomic_thread_fence> t; t.g(); }
template <class T> __device__ auto inst(T p) { auto q = __nv_atomic_load_n; return 1; }
struct D { void *f = (void *)__nv_atomic_load_n; int k; };
__device__ bool comp(void *p) { return p == (void *)__nv_atomic_load_n; }
__device__ int d() { D x; return x.k; }
__host__ __device__ void both() { auto q = __nv_atomic_load_n; }
struct M { __device__ void m() { auto q = __nv_atomic_load_n; } void h() { auto q = __nv_atomic_load_n; } };
namespace N { __device__ void f() { auto q = __nv_atomic_load_n; } }
