// flags: -std=c++20
namespace pro::inline v4 { template <class F> struct proxy { F f; }; struct S {}; __device__ int dv; __constant__ int cv = 3; __managed__ int mv;
template <class T> __global__ void kern(T t) { dv = 1; } __global__ void plain(S s) {} 
namespace { __global__ void hidden(int) {} __device__ int hv; }
inline void run() { kern<<<1, 1>>>(S{}); plain<<<1, 1>>>(S()); hidden<<<1, 1>>>(1); auto l = [] __device__ (int i) {}; kern<<<1,1>>>(l); } }
namespace pro::inline v4::deep { struct D {}; template <class T> __global__ void kern2(T) {} }
void f() { pro::kern<<<1, 1>>>(1); pro::v4::kern<<<1, 2>>>(pro::S()); pro::kern<<<1,1>>>(pro::proxy<int>{1}); pro::deep::kern2<<<1,1>>>(pro::deep::D()); pro::run(); int *p; cudaGetSymbolAddress((void **)&p, pro::dv); }
template __global__ void pro::kern<char>(char);
