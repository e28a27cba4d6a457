// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
__device__ int counter_of_library; __constant__ int table_of_library[4];
__device__ inline int step(int i) { return i + table_of_library[i & 3]; }
template <class T> __global__ void library_kernel(T *p) { *p = step(*p); }
template <class T> struct launcher { static void run(T *p) { library_kernel<T><<<1, 1>>>(p); } static void never(T *p) { library_kernel<T *><<<1, 1>>>(&p); } };
# 8 "device_functions_and_variables.cu"
void f(int *p) { launcher<int>::run(p); }
__global__ void own(int *p) { *p = step(atomicAdd(&counter_of_library, 1)); }
