// expect: 20106 error 7
// expect: 20106 error 8
// expect: 20106 error 10
// expect: 20106 error 11
typedef int v4 __attribute__((vector_size(16)));
__device__ v4 gv;
__device__ void d1(v4 a) { v4 c; }
__device__ void d2() { v4 c; }
__host__ __device__ void d3() { v4 c; }
__global__ void d4() { v4 c; }
void d5() { v4 c; auto l = [] __device__ { v4 d; }; }
__device__ void f1() { __float128 x; } __device__ __float128 f2;
__device__ v4 use(v4 a, v4 b) { return a + b; }
