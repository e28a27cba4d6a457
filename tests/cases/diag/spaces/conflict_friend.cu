// expect: 20024 error 3
__global__ void k(int);
struct S { friend __device__ void k(int); };
