// expect: 20024 error 3
// expect: 20024 error 3
__global__ __host__ __device__ void a();
