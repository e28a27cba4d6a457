// expect: none
template<class T> __global__ void kt(T) { } 
template<class T> __device__ void f5(T t) { kt<<<1, 1>>>(t); }
__device__ void u() { f5(1); f5(1.0); }
