// expect: 20007 error 5
// expect: 20007 error 6
// expect: 20007 error 5
__device__ void d(); template<class T> void t() { 
struct L { void m() { d(); T::x(); } }; 
d(); } struct A { __device__ static void x(); };
template void t<A>();
