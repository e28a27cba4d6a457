// expect: 159 error 11
// expect: 159 error 14
// expect: 159 error 15
// expect: 159 error 16
// expect: 159 error 18
// expect: 159 error 19
// expect: 159 error 20
// expect: 159 error 21
// expect: 159 error 22
__global__ void a() { extern __shared__ int s[]; s[0] = 1; }
__global__ void b() { extern __shared__ float s[]; s[0] = 1; }
__global__ void c() { extern __shared__ int s[]; }
__device__ void f() { extern __shared__ double s2[]; }
extern __shared__ int g3[]; __global__ void g() { extern __shared__ float g3[]; }
__global__ void h() { extern __shared__ int h3[]; } extern __shared__ float h3[];
__global__ void i() { extern __shared__ int i3[]; { extern __shared__ float i3[]; } }
namespace N { __global__ void j() { extern __shared__ float s[]; } }
__global__ void m() { extern __shared__ __attribute__((aligned(16))) char m3[]; } __global__ void n() { extern __shared__ char m3[]; } __global__ void o() { extern __shared__ unsigned char m3[]; }
void p() { extern int p3; } void q() { extern float p3; } int p3;
struct S { __device__ void r() { extern __shared__ int r3[]; } __device__ void t() { extern __shared__ S r3[]; } };
__global__ void u() { extern __shared__ volatile int u3[]; } __global__ void v() { extern __shared__ int u3[]; }
__global__ void w() { extern __shared__ int* w3; } __global__ void x() { extern __shared__ int w3[]; }
