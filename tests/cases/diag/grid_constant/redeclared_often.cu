// expect: 20241 error 11
// expect: 20241 error 13
// expect: 20241 error 15
// expect: 20241 error 16
// expect: 20242 error 19
// expect: 20242 error 21
// expect: 20244 error 23
// expect: 20242 error 25
// expect: 20244 error 26
__global__ void a(__grid_constant__ const int p);
__global__ void a(const int q);
__global__ void a(__grid_constant__ const int r);
__global__ void a(const int s);
__global__ void b(const int p, const int q);
__global__ void b(__grid_constant__ const int r, const int s) {}
__global__ void b(const int t, const int u);
__global__ void b(__grid_constant__ const int v, const int w);
template <class T> __global__ void c(const T p);
template <class T> __global__ void c(__grid_constant__ const T q);
template <class T> __global__ void c(const T r);
template <class T> __global__ void c(const __grid_constant__ T s) {}
template __global__ void c(const int t);
template __global__ void c(const __grid_constant__ char u);
template <class T> __global__ void d(const __grid_constant__ T p);
template <class T> __global__ void d(const T q) {}
template __global__ void d(const int r);
template __global__ void d(const __grid_constant__ char s);
