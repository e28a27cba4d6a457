// variables with a memory space that functions of the host file declare
// flags: -rdc=true
extern __device__ int elsewhere; __device__ int elsewhere = 3;
inline __host__ __device__ int both(int x) { extern __shared__ int pool[]; extern __device__ int elsewhere2; (void)pool; return x + (int)sizeof(elsewhere2); }
template <class T> __host__ __device__ T generic(T x) { extern __shared__ T pool2[]; extern __constant__ T elsewhere3; (void)pool2; return x + sizeof(elsewhere3); }
namespace N { void *f() { extern __device__ int elsewhere4; return &elsewhere4; } }
__global__ void k(int *p) { extern __shared__ int pool[]; static __shared__ int own; __shared__ float tile[4][4]; own = both(*p); tile[0][0] = own; *p = pool[0] + elsewhere + (int)tile[0][0]; }
__device__ int elsewhere2; namespace N { __device__ int elsewhere4; }
int main() { k<<<1, 1, 16>>>((int *)N::f()); return both(3) + generic(4); }
