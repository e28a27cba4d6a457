// expect: 20024 error 18
// expect: 20024 error 23
// expect: 20024 error 27
// expect: 20024 error 29
// expect: 20024 error 30
// expect: 20024 error 31
// expect: 20024 error 31
// expect: 20024 error 33
// expect: 20024 error 37
// expect: 20024 error 38
// expect: 20024 error 38
void a1(); __device__ void a1();
void a2(); __device__ void a2() {}
void a3(); __host__ __device__ void a3();
void a4(); __global__ void a4();
__host__ void b1(); __device__ void b1();
__host__ void b2(); __host__ __device__ void b2();
__host__ void b3(); __global__ void b3();
__host__ void b4(); void b4();
__device__ void c1(); void c1();
__device__ void c2(); __host__ void c2();
__device__ void c3(); __host__ __device__ void c3();
__device__ void c4(); __global__ void c4();
__host__ __device__ void d1(); void d1();
__host__ __device__ void d2(); __host__ void d2();
__host__ __device__ void d3(); __device__ void d3();
__host__ __device__ void d4(); __global__ void d4();
__global__ void e1(); void e1();
__global__ void e2(); __host__ void e2();
__global__ void e3(); __device__ void e3();
__global__ void e4(); __host__ __device__ void e4();
void f1(); __device__ void f1(); void f1(); __device__ void f1(); __host__ void f1();
__device__ void f2(); void f2(); __device__ void f2(); __global__ void f2();
__device__ void f3(); __host__ void f3(); __host__ __device__ void f3(); __device__ void f3();
__global__ void f4(); void f4(); __global__ void f4(); void f4();
void f5(); __global__ void f5(); void f5();
void f6(); __global__ void f6(); __device__ void f6();
__global__ void f7(); __device__ void f7(); __device__ void f7(); void f7();
