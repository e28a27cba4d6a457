// expect: none
typedef void F(int);
__global__ F k;
__device__ F d;
