// expect: 20278 warning 4
template <class T> __global__ void k(T) {}
template <class T> __device__ void d(T) {}
extern template __global__ void k<int>(int);
extern template __device__ void d<int>(int);
template __global__ void k<long>(long);
