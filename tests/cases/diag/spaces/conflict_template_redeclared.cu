// expect: 20024 error 3
template <class T, int N> __global__ void k(T *p);
template <class T, int N> __device__ __global__ void k(T *p) {}
