// anonymous namespaces, nested, reopened, with every kind of entity
namespace { int host_variable = 3; int host_function(int a) { return a; } __device__ int v = 1; __constant__ int c; __device__ int df(int a) { return a; } __global__ void k(int a) { } template <class T> __global__ void kt(T a) { } struct S { int a; __device__ int m() { return a; } static int st; }; int S::st = 4; enum E { e1 }; template <class T> struct W { T t; }; namespace Inner { __global__ void k(int a) { } namespace { __global__ void deep(int a) { } int x = 1; } } }
namespace { __global__ void again(S s, E e, W<int> w) { } extern int declared; int declared = 5; }
namespace N { namespace { __global__ void k(int a) { } __device__ int v; } void go(int *p) { k<<<1, 1>>>(1); cudaMemcpyToSymbol(v, p, 4); } namespace { int y = 2; } }
namespace Alias = Inner; using Inner::deep;
template <class T> __global__ void over(T t) { }
void host(int *p) { k<<<1, 1>>>(host_function(host_variable)); kt<<<1, 1>>>(1.5); Inner::k<<<1, 1>>>(Inner::x); deep<<<1, 1>>>(S::st); again<<<1, 1>>>(S(), e1, W<int>()); N::go(p); over<<<1, 1>>>(S()); over<<<1, 1>>>(W<S>()); cudaMemcpyToSymbol(v, p, 4); cudaMemcpyToSymbol(c, p, 4); p[0] = declared + N::y; }
