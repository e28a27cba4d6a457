// expect: 20024 error 25
// expect: 20024 error 25
// expect: 20024 error 26
// expect: 20024 error 27
// expect: 20024 error 27
// expect: 20024 error 28
// expect: 20024 error 28
// expect: 20024 error 28
// expect: 20231 error 29
// expect: 20024 error 29
// expect: 20231 error 29
// expect: 20231 error 29
// expect: 20024 error 29
// expect: 20231 error 29
// expect: 20024 error 29
// expect: 20231 error 29
// expect: 20024 error 29
// expect: 20231 error 29
// expect: 20231 error 30
// expect: 20024 error 31
// expect: 20231 error 31
// expect: 20231 error 32
// expect: 20024 error 33
// expect: 20231 error 33
__global__ __device__ void a(); __global__ void a(); __device__ void a();
__device__ __global__ void b(); __global__ void b();
__global__ __host__ void c(); __global__ void c();
__global__ __host__ __device__ void d(); __global__ void d();
struct T { __global__ __device__ void m(); __global__ __host__ void n(); __device__ __global__ void o(); __host__ __device__ __global__ void p(); };
__global__ void T::m() {}
__global__ void T::n() {}
__global__ void T::o() {}
__global__ void T::p() {}
