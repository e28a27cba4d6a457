// expect: 20245 error 4
// expect: 20245 error 5
// expect: 20245 error 5
void a(const __grid_constant__ int x);
__device__ void b(int y, const __grid_constant__ int x, const __grid_constant__ float z) {}
__global__ void c(const __grid_constant__ int x) {}
