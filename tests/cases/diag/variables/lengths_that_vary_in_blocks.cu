// expect: 893 error 17
// expect: 20026 error 17
// expect: 893 error 18
// expect: 893 error 19
// expect: 893 error 19
// expect: 20026 error 19
// expect: 893 error 19
// expect: 20026 error 19
// expect: 20026 error 19
// expect-device: 177 warning 17
// expect-device: 177 warning 17
// expect-device: 28 error 18
// expect-device: 177 warning 19
// expect-device: 177 warning 19
// expect-device: 177 warning 19
// expect-device: 177 warning 19
void g(int n) { int a[n]; __shared__ int b[n]; }
__global__ void k(int n) { __shared__ int c[n]; }
void h(int n) { static int a[n]; static __shared__ int b[n]; static __device__ int c[n]; __device__ int e[n]; }
