#include <cstdio>
__managed__ int m = 3; __constant__ int c[4]; __device__ float d;
template <class T, class... A> __global__ void kt(T a, A... b) {}
struct S { int x; double y; char z[3]; };
__global__ void k(int *p, S s, const char q) {*p = m + s.x + q;}
int main() { int *p; cudaMalloc(&p, 4); k<<<dim3(2,3), 32, 0, 0>>>(p, S{1,2,"a"}, 'c'); kt<<<1,1>>>(1, 2.0, 'c'); m = 5; cudaMemcpyToSymbol(c, p, 4); cudaDeviceSynchronize(); printf("%d\n", m); }
