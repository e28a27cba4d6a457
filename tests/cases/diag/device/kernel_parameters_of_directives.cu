// expect: 20278 warning 16
#include <initializer_list>
template<class T> __global__ void a(T &&x) {}
template<class T> __global__ void b(T x) {}
template<class T> __global__ void c(std::initializer_list<T> x) {}
template<class T> __global__ void d(__grid_constant__ const T x) {}
template<class T> __global__ void e(__grid_constant__ T x);
template<class T> __global__ void e(__grid_constant__ T x) {}
template __global__ void a<int>(int &&);
template __global__ void a(int &);
template __global__ void b(std::initializer_list<int>);
template __global__ void c(std::initializer_list<int>);
template __global__ void d<int>(__grid_constant__ const int);
template __global__ void d<const int &>(__grid_constant__ const int &);
template __global__ void e(__grid_constant__ int);
extern template __global__ void e(__grid_constant__ char);
template<> __global__ void e(__grid_constant__ long x) {}
template<class T> __global__ void g(__grid_constant__ const T &x) {}
void launch(int i) { g<<<1, 1>>>(1); d<int &><<<1, 1>>>(i); }
