// flags: -std=c++17 -rdc=true
// variables that are only declared are roots, with -rdc=true and without; `extern __shared__` arrays are not
extern __device__ int unused; extern __constant__ int unusedc; extern __shared__ int dyn[]; extern __managed__ int man;
extern __device__ int inl_used; inline __device__ int f() { return inl_used; }
extern __device__ int host_used; void g() { int *p; cudaGetSymbolAddress((void **)&p, host_used); }
extern __device__ int tmpl_used; template <class T> __device__ int t() { return tmpl_used; }
namespace N { extern __device__ int in; }
extern "C" __device__ int cvar; extern "C" { extern __device__ int cvar2; }
__global__ void k() {}
