// expect: 20051 error 11
// expect: 20051 error 12
// expect: 20051 error 13
// expect: 20051 error 13
// expect-device: 20023 error 11
// expect-device: 20023 error 12
// expect-device: 20023 error 12
// expect-device: 20023 error 13
// expect-device: 20023 error 13
__global__ void k(int); void h(int); __device__ int d();
__device__ void a() { h<<<1, 1>>>(1); }
__device__ void b() { k<<<1, 1>>>(d()); k(1); k<<<1, 1>>>(1); }
__global__ void c() { d<<<1, 1>>>(); (h)<<<1, 1>>>(2); }
