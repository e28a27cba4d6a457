// expect: 20053 error 5
// expect: 20053 error 6
// expect: 20053 error 8
// expect: 20053 error 8
__shared__ int a = 1;
__shared__ int b[2] = {1, 2};
__shared__ int c;
__device__ void f() { __shared__ int d = 2; __shared__ float e{}; __shared__ int g[4]; }
