// expect-device: 20043 warning 13
// expect-device: 20043 warning 14
// expect-device: 20043 warning 15
// expect-device: 20043 warning 16
// expect-device: 20043 warning 17
// expect-device: 20043 warning 18
// expect-device: 20042 warning 19
// expect-device: 20044 warning 13
// expect-device: 20044 warning 14
// expect-device: 20044 warning 15
// expect-device: 20044 warning 17
// expect-device: 20044 warning 19
extern __constant__ float b[2]; extern float b[];
extern __constant__ float c[]; extern float c[2];
extern __device__ int d; extern int d;
extern __device__ int e[]; extern int e[];
extern __managed__ int f[2]; extern int f[];
extern __shared__ int g[2]; extern int g[];
extern int h; extern __device__ int h;
