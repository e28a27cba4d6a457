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
// Instances of functions have internal linkage where their arguments have.
template <class F> __global__ void kernel(F f) { }
namespace N { template <class A> struct X {}; }
namespace { struct L {}; }
namespace G {
  template <class T> void shap(T) { auto f = [] __device__ (int) {}; kernel<<<1, 1>>>(f); }
  template <class T> void shap2(T) { kernel<<<1, 1>>>(T()); }
  struct S { template <class T> void m(T) { auto f = [] __device__ (int) {}; kernel<<<1, 1>>>(f); } };
  template <class T> struct ST { void m() { auto f = [] __device__ (int) {}; kernel<<<1, 1>>>(f); } };
  template <class T> struct B {};
}
template <class T> void glob(T) { auto f = [] __device__ (int) {}; kernel<<<1, 1>>>(f); }
void of_arguments() { G::shap(L()); G::shap(1); G::shap2(L()); G::S().m(L()); G::ST<L>().m(); glob(L()); G::shap(G::B<L>()); kernel<<<1, 1>>>(G::B<L>()); }
namespace { struct L2 { struct I {}; }; template <class T> struct LT {}; enum E { e }; void lf() {} int lv; typedef int LI; }
static void sf() {}
static int sv; const int cv = 1;
namespace H {
  template <class T> void s1() { auto f = [] __device__ (int) {}; kernel<<<1, 1>>>(f); }
  template <void (*F)()> void s2() { auto f = [] __device__ (int) {}; kernel<<<1, 1>>>(f); }
  template <int *P> void s3() { auto f = [] __device__ (int) {}; kernel<<<1, 1>>>(f); }
  template <template <class> class T> void s4() { auto f = [] __device__ (int) {}; kernel<<<1, 1>>>(f); }
  template <E V> void s5() { auto f = [] __device__ (int) {}; kernel<<<1, 1>>>(f); }
  template <class... T> void s6() { auto f = [] __device__ (int) {}; kernel<<<1, 1>>>(f); }
  template <const int *P> void s7() { auto f = [] __device__ (int) {}; kernel<<<1, 1>>>(f); }
}
void of_values() { 
  H::s1<L2 *>(); H::s1<L2::I>(); H::s1<LT<int>>(); H::s1<void (L2)>(); H::s1<int L2::*>(); H::s1<LI>(); H::s1<E[3]>();
  H::s2<lf>(); H::s2<sf>(); H::s3<&sv>(); H::s3<&lv>(); H::s4<LT>(); H::s5<e>(); H::s6<int, L2>(); H::s7<&cv>(); }
template <class T> struct B2 {}; template <int *P> struct BP {};  struct O { struct P {}; }; static struct { } un; 
void more() { H::s1<E>(); H::s1<const L2>(); H::s1<B2<L2 *>>(); H::s1<B2<E>>(); H::s1<BP<&sv>>(); H::s1<B2<B2<L2>>>(); H::s1<L2 &>(); H::s1<B2<const L2>>(); }
