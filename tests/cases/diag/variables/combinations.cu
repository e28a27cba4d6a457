// expect: 20024 error 3
// expect: 20111 error 5
__shared__ __constant__ int a;
__device__ __constant__ int b;
__managed__ __shared__ int c;
__device__ __managed__ int d;
