// expect: none
typedef int I; typedef struct T { int m; } TT; struct T2; enum E { e }; using U = unsigned;
__global__ void a() { extern __shared__ int a1[]; extern __shared__ I a2[]; extern __shared__ T a3[]; extern __shared__ long a4[]; extern __shared__ unsigned a5[]; extern __shared__ const char* a6[]; extern __device__ int* a7; }
__global__ void b() { extern __shared__ I a1[]; extern __shared__ int a2[]; extern __shared__ TT a3[]; extern __shared__ long int a4[]; extern __shared__ U a5[]; extern __shared__ char const* a6[]; extern __device__ int *a7; }
__global__ void c() { extern __shared__ struct T a3[]; extern __shared__ signed int a1[]; extern __shared__ int long a4[]; extern __shared__ unsigned int a5[]; extern __shared__ int a1[3]; }
__device__ int v1; __device__ float v2[3]; __constant__ T v3; void h() { extern __device__ int v1; extern __device__ float v2[3]; extern __constant__ T v3; }
static __device__ int st; void i() { __device__ extern int st; } namespace { __device__ int an; void j() { extern __device__ float an2; } } extern __device__ int (*fp)(int); void k() { extern __device__ int (*fp)(int); }
extern "C" { extern __shared__ int ec[]; __global__ void l() { extern __shared__ int ec[]; } } namespace M { extern "C" __global__ void m() { extern __shared__ float a1x[]; } }
