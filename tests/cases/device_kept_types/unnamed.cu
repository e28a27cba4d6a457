// flags: -std=c++17
// unnamed types of namespaces have numbers
enum { E1 = 4, E2x };
namespace N { enum { Z1 }; struct { int q; } var; }
template <class T> __global__ void k(T *p) { *p = (T)1; }
template <class T> __device__ int f(T p) { return p + E1; }
__global__ void k2(int *p) { *p = f(E2x) + f(N::Z1); }
