// expect: 65 error 3
__global__ void k(int *p);
__global__ void k(int *p)
