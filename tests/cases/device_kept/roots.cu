// flags: --extended-lambda -std=c++17
// roots: members, virtual functions, directives, variables that nobody names, and what only declarations know
#include <cstdio>
struct A { int a; __device__ int f() const { return a; } __device__ virtual int v() { return 1; } __device__ ~A() {} static __device__ int s(); template<class T> __device__ T m(T t) { return t; } int h(); };
__device__ int A::s() { return 2; }
struct B : A { __device__ int v() override { return 2; } int onlyhost() { return 3; } };
struct Unused { int q; __device__ int g() { return 1; } __device__ int out(); };
__device__ int Unused::out() { return 4; }
static __device__ int st(int x){ return x+1; }
static __device__ int used_by_st = 3;
extern __device__ int ext;
__device__ inline int inl_unused() { return 1; }
__device__ int reaches_inl() { return inl_unused(); }
template<class T> __device__ int tunused(T) { return 1; }
template __device__ int tunused<int>(int);
template<class T> struct CT { __device__ int f() { return 1; }  __device__ int g(); };

template struct CT<int>;
template<class T> __device__ T vt = T(3);
constexpr int cc = 3; const int ci = 4; static const double cd = 2.0; int host_var;
constexpr int cf(int x) { return x; }
__managed__ int mg; 
namespace N { __device__ int nv; static __device__ int nsv; __constant__ const int kc[2] = {1,2}; __device__ const int dcv = 3; static __device__ int nsv2; }
typedef float F4[4];
enum E { e1, e2 };
__host__ __device__ int hdfun(int x) { return x ; }
__host__ __device__ static int hdstat(int x) { return x ; }
__global__ void k(int* p, F4 f, E e) { B b; *p = b.f() + b.v() + used_by_st + cc + ci + vt<int> + N::nsv; auto l = [=] __device__ () { return *p + 1;}; l(); __shared__ int sh[3]; static __device__ int ks; ks++; sh[0]=1; A* a = &b; a->m(3); printf("%d", ext); }
struct Fn { __device__ int operator()() const { return 1; } };
template<class T> __global__ void kt(T t) { t(); }
void host() { kt<<<1,1>>>(Fn()); kt<<<1,1>>>([] __device__ () { return 3; }); }
static __global__ void ksu() {}
