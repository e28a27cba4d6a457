// expect: none
struct Z { int a[0]; };
template<class T> struct W { __device__ void m(T x) { T y; } }; __device__ void w() { W<Z>().m(Z()); }
