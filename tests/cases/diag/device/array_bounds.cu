// expect: 893 error 5
// expect: 893 error 6
// expect: 893 error 6
// expect: 893 error 7
void h(int n) { static int a[n]; }
__device__ void d(int n) { __shared__ int a[n]; int b[n]; static int c[n]; }
__host__ __device__ void hd(int n) { static int a[n]; int b[n]; }
__global__ void k(int n) { int b[n]; b[0] = 1; auto l = [](int m) { int q[m]; }; }
