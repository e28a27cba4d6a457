// expect: none
__device__ void f(int);
__global__ void f(float);
__host__ void f(char);
