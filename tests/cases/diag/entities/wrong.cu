// expect: 1835 warning 8
// expect: 1835 warning 9
// expect: 1835 warning 10
// expect: 1835 warning 11
// expect: 1835 warning 12
// expect: 1835 warning 13
// expect: 1866 warning 14
__global__ int a;
__host__ int b[3];
__shared__ void f();
__constant__ int g(int);
typedef __device__ int T;
struct __device__ S {};
__device__ struct U {};
