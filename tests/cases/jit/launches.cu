// expect: 20065 error 8
// expect: 20217 error 11
// expect: 20216 error 12
// expect-default-device: 20065 error 8
// expect-default-device: 20216 error 12
template <typename T> __global__ void tk(T *p, T v) { *p = v; }
__global__ void pk(int *p) { }
__device__ void launcher(int *p) { tk<<<1, 1>>>(p, 3); }
__device__ void launcher2(int *p) { pk<<<1, 1>>>(p); }
__global__ void launcher3(int *p) { pk<<<1, 1>>>(p); }
void launcher4(int *p) { pk<<<1, 1>>>(p); }
__host__ void launcher5(int *p) { pk<<<1, 1>>>(p); }
