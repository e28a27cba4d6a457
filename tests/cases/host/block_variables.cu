// flags: -rdc=true
// extern arrays of the blocks of one namespace are one variable
__global__ void k0(float *p) { extern __shared__ float sf[]; p[0] = sf[0]; }
__global__ void k1(float *p) { extern __shared__ float sf[]; extern __shared__ int si[]; p[0] = sf[1] + si[2]; }
template <class T> __global__ void kt(T *p) { extern __shared__ int si[]; extern __shared__ T st[]; p[0] = si[1] + st[2]; }
__global__ void k2(float *p) { extern __shared__ int si[]; extern __shared__ float st[]; p[0] = si[1] + st[0]; }
namespace N { __global__ void k3(float *p) { extern __shared__ int si[]; p[0] = si[1]; } __global__ void k4(float *p) { extern __shared__ int si[]; { extern __shared__ int si[]; p[0] = si[1]; } } }
struct S { static __device__ int f() { extern __shared__ float sf[]; return sf[0]; } };
void host() { extern int hv; hv = 1; { extern int hv; hv = 2; } kt<<<1, 1>>>((float *)nullptr); }
void host2() { extern int hv; hv = 3; }
