// expect: none
typedef int v4 __attribute__((vector_size(16)));
template<class T> __device__ T t(T a) { return -a; }
__device__ void u(v4 *q) { t(*q); }
