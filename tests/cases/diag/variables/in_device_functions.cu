// expect: 20026 error 4
__device__ void f() { __shared__ int a; static __device__ int b; }
__global__ void g() { extern __shared__ int s[]; __shared__ float t[3]; }
struct S { __device__ void m() { __shared__ int x; } void n() { __shared__ int y; } };
