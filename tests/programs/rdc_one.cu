// flags: -rdc=true
// Separate compilation of one unit: arrays of host references decide what the linked image holds.
__device__ int used = 1;
__device__ int unused_by_host = 2;
static __device__ int hidden = 3;
__constant__ float c[2];
__managed__ int m = 5;
namespace N { __device__ int n = 6; __global__ void k(int a) {} namespace { __global__ void anonymous(int a) {} __device__ int w; } void go() { anonymous<<<1, 1>>>(3); int x = 1; cudaMemcpyToSymbol(w, &x, 4); } }
__global__ void k(int a) {}
__global__ void never(int a) {}
static __global__ void hidden_kernel(int a) {}
template <class T> __global__ void kt(T a) {}
template <class T> static __global__ void kts(T a) {}
extern "C" __global__ void c_kernel(int a) {}
inline __device__ int inline_variable = 9;
__global__ void pointed(int a) {}
int main() {
  int x = 1;
  cudaMemcpyToSymbol(used, &x, 4);
  cudaMemcpyToSymbol(hidden, &x, 4);
  cudaMemcpyToSymbol(c, &x, 4);
  cudaMemcpyToSymbol(N::n, &x, 4);
  cudaMemcpyToSymbol(inline_variable, &x, 4);
  m = 6;
  k<<<1, 1>>>(1);
  N::k<<<1, 1>>>(2);
  N::go();
  hidden_kernel<<<1, 1>>>(4);
  kt<<<1, 1>>>(5);
  kt<<<1, 1>>>(5.5);
  kts<<<1, 1>>>(6);
  c_kernel<<<1, 1>>>(7);
  void (*f)(int) = pointed;
  f<<<1, 1>>>(m);
}
