// flags: -ewp
// extensible whole program: the text of whole-program mode with the arrays of host references
__device__ int v; __constant__ int c = 3; static __device__ int s; __global__ void k(int a) { } static __global__ void ks(int a) { } template <class T> __global__ void kt(T a) { } namespace N { __global__ void k(int a) { } __device__ int v; }
void host(int *p) { k<<<1, 1>>>(1); ks<<<1, 1>>>(1); kt<<<1, 1>>>(1); N::k<<<1, 1>>>(1); cudaMemcpyToSymbol(v, p, 4); cudaMemcpyToSymbol(c, p, 4); cudaMemcpyToSymbol(s, p, 4); cudaMemcpyToSymbol(N::v, p, 4); }
