// expect: none
extern __device__ int a1;
extern __device__ int a2; __device__ int a2;
extern __constant__ int a3;
extern __managed__ int a4;
extern __shared__ int a5;
extern __shared__ int a6[];
extern __device__ int a7[];
extern __device__ int a8[3];
extern const __constant__ int a9;
extern "C" __device__ int b1;
extern "C" { __device__ int b2; extern __device__ int b3; }
namespace N { extern __device__ int b4; }
namespace { extern __device__ int b5; }
extern __device__ int c1, c2; __device__ int c1;
__device__ extern int c3;
struct S { int x; }; extern __device__ S c4; 
extern __device__ int c5; extern __device__ int c5;
__device__ int c6; extern __device__ int c6;
template <class T> extern __device__ T vt;
extern __device__ int d1; int d1;
extern int d2; extern __device__ int d2;
extern __device__ int d3 = 3;
static __device__ int d4; extern __device__ int d4;
struct Inc; extern __device__ Inc d5;
__device__ void f() { extern __device__ int l1; l1 = 1; extern __constant__ int l2; extern __shared__ int l3; extern __shared__ int l4[]; extern __device__ int a1; extern __managed__ int l5;}
void h() { extern __device__ int m1; }
__device__ int use() { return a1 + a3; }
extern __device__ int (*fp1)(int);
extern __device__ const int e1;
