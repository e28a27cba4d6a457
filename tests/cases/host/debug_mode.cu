// flags: -G -g
// kernels are not inlined in a debug build
__global__ void k(int a) { } static __global__ void s(int a) { } template <class T> __global__ void t(T a) { } namespace { __global__ void n(int a) { } template <class T> __global__ void nt(T a) { } }
template <> __global__ void t<float>(float a) { } extern "C" __global__ void c(int a); __device__ int v = 3; __managed__ int m;
void host() { k<<<1, 1>>>(1); s<<<1, 1>>>(1); t<<<1, 1>>>(1); t<<<1, 1>>>(1.f); n<<<1, 1>>>(1); nt<<<1, 1>>>(1); m = 1; }
