// flags: -rdc=true
// Kernels and variables that a block declares before they are defined: nvlink keeps what the arrays of names have.
namespace n {
void host() { extern __global__ void k1(int); k1<<<1, 1>>>(1); }
__global__ void k1(int a) { }
}
__global__ void k1(float a) { }
void variables() { extern __device__ int v; int x; cudaMemcpyFromSymbol(&x, v, 4); }
__device__ int v;
__device__ int w;
void kernels() { __global__ void k2(int), k3(int); k2<<<1, 1>>>(1); k3<<<1, 1>>>(2); int w = 1; (void)w; }
__global__ void k2(int a) { }
__global__ void k3(int a) { }
