// flags: -static-global-template-stub=false
// Template kernels with external linkage in whole-program mode.
template <class T> __global__ void k(T a) {}
template <class T> static __global__ void s(T a) {}
namespace { template <class T> __global__ void n(T a) {} }
int main() { k<<<1, 1>>>(1); s<<<1, 1>>>(2.5); n<<<1, 1>>>(3u); }
