// expect: 20241 error 4
// expect: 20242 error 6
__global__ void a(const __grid_constant__ int x, int y);
__global__ void a(const int x, int y) {}
template <class T> __global__ void b(const T x);
template <class T> __global__ void b(const __grid_constant__ T x) {}
