// expect-device: 20044 warning 4
// expect-device: 20044 warning 4
// expect-device: 20044 warning 4
extern __device__ int a[]; extern __device__ int a[2]; extern __constant__ int b[2]; void f() { extern __device__ int c[2]; { extern __device__ int c[2]; } extern __device__ int e[]; } void g() { extern __device__ int c[]; extern __device__ int e[2]; }
