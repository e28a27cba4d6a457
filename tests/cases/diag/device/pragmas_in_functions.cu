// expect: none
template<class T> __device__ void t() {
#pragma foo
} 
__global__ void k() { t<int>(); }
__global__ void k2() { auto l = [] {
#pragma foo
 }; }
struct S { __device__ void m() {
#pragma foo
 } };
template<class T> struct X { __device__ void m() {
#pragma foo
 } };
__device__ void n() { X<int>().m(); S().m(); }
inline __device__ void o() {
#pragma foo
}
