// kernels and variables of every linkage, some named by host code of this unit, some of the other one
__device__ int named, unnamed, in_device; __constant__ int c_named, c_unnamed; static __device__ int s_named, s_unnamed; const __constant__ int fixed = 3, fixed2 = 4;
__managed__ int managed = 3; extern __device__ int later; namespace N { __device__ int v; __constant__ int c; static __device__ int s; namespace { __device__ int a; } }
extern "C" { __device__ int ev; __global__ void ek() {} static __constant__ int es = 3; } extern "C" __global__ void ek2() {}
template <class T> __device__ T tv = 3; template <class T> static __constant__ T ts = 3; template <class T> __global__ void tk(T) {} template <class T> static __global__ void stk(T) {}
__global__ void kn(int) { in_device = 3; } __global__ void kn(float) {} __global__ void ku() {} static __global__ void ks() {} static __global__ void ksu() {}
namespace N { __global__ void k() {} template <class T> __global__ void t(T) {} namespace { __global__ void ka() {} } inline namespace I { __global__ void i() {} } }
template <class T> void launch(T t) { tk<T><<<1, 1>>>(t); stk<<<1, 1>>>(t); N::t<T><<<1, 1>>>(t); }
void f(int *p = &managed) { int named = 3; (void)named; kn<<<1, 1>>>(3); ks<<<1, 1>>>(); N::k<<<1, 1>>>(); N::ka<<<1, 1>>>(); N::i<<<1, 1>>>(); ek<<<1, 1>>>(); ek2<<<1, 1>>>(); launch(*p); }
int later_user() { return sizeof(later) + fixed + (int)sizeof(decltype(tv<int>)) + (int)sizeof(ts<float>); } __device__ int later = 4;
int main() { int x = 3; cudaMemcpyToSymbol(::named, &x, 4); cudaMemcpyToSymbol(c_named, &x, 4); cudaMemcpyToSymbol(s_named, &x, 4); cudaMemcpyToSymbol(N::v, &x, 4); cudaMemcpyToSymbol(N::s, &x, 4);
  cudaMemcpyToSymbol(N::a, &x, 4); cudaMemcpyToSymbol(ev, &x, 4); cudaMemcpyToSymbol(es, &x, 4); cudaMemcpyToSymbol(N::c, &x, 4); f(); return later_user(); }
