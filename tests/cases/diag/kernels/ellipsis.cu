// expect: 20046 error 2
__global__ void a(int, ...);
template <class... T> __global__ void b(T... t);
