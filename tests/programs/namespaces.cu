// Kernels and variables in named, nested, inline and anonymous namespaces with the same names.
__device__ int v = 1;
__global__ void k(int a) {}
namespace A {
__device__ int v = 2;
__global__ void k(int a) {}
namespace B { __global__ void k(int a) {} __constant__ int v = 3; }
inline namespace C { __global__ void in_c(int a) {} }
}
namespace A::D { template <class T> __global__ void k(T a) {} }
namespace { __global__ void hidden(int a) {} __device__ int w = 4; template <class T> __global__ void hidden_t(T a) {} }
namespace N { namespace { __global__ void deep(int a) {} } void go() { deep<<<1, 1>>>(9); } }
namespace Alias = A::B;
int main() {
  k<<<1, 1>>>(1);
  A::k<<<1, 1>>>(2);
  A::B::k<<<1, 1>>>(3);
  Alias::k<<<1, 1>>>(4);
  A::in_c<<<1, 1>>>(5);
  A::D::k<<<1, 1>>>(6);
  ::A::D::k<long><<<1, 1>>>(7);
  hidden<<<1, 1>>>(8);
  hidden_t<<<1, 1>>>(8.0f);
  N::go();
  int x = 10;
  cudaMemcpyToSymbol(v, &x, 4);
  cudaMemcpyToSymbol(A::v, &x, 4);
  cudaMemcpyToSymbol(A::B::v, &x, 4);
  cudaMemcpyToSymbol(w, &x, 4);
}
