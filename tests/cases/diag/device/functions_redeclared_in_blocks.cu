// expect: none
__device__ void f() { void g(); __device__ void g(); { int h(); __device__ int h(); __host__ int i(); __device__ int i(); } }
void g2(); __device__ void f2() { __device__ void g2(); void g3(); }
__device__ void g3();
__device__ void u(); void f3() { void u(); __host__ __device__ void u2(); __device__ void u2(); }
__global__ void k() { __global__ void l(); void l(); }
