// flags: -G
// A debug build.
__device__ int v = 3;
__global__ void k(int a) {}
template <class T> __global__ void kt(T a) {}
int main() { k<<<1, 1>>>(1); kt<<<1, 1>>>(2.5); int x = 1; cudaMemcpyToSymbol(v, &x, 4); }
