// Device functions of every shape next to host code of the same name; only host code runs.
#include <cstdio>
__device__ int f(int a, float) { return a; }
__host__ __device__ int hd(int a) { return a + 1; }
__device__ auto deduced(int a) { return a * 2; }
template <class T> __device__ T tf(T a) { return __shfl_sync(~0u, a, 0); }
struct S {
  int v;
  __device__ S(int a) : v(a) {}
  __host__ __device__ S() : v(3) {}
  __device__ ~S() {}
  __device__ int get() const { return v; }
  __host__ __device__ int both() const { return v; }
  __device__ static int st(int);
  template <class T> __device__ T conv(T t) { return t + v; }
  __device__ operator int() const { return v; }
  __device__ S &operator+=(int a) { v += a; return *this; }
};
__device__ int S::st(int a) { return a; }
__device__ __noinline__ int slow(int a) { asm volatile("bar.sync 0;"); return a; }
__device__ __forceinline__ int fast(int a) { return a; }
__global__ void k(int *p) { S s(3); s += 4; *p = f(1, 2) + hd(3) + deduced(4) + tf(5) + s.get() + S::st(6) + s.conv(7) + slow(8) + fast(9) + s; }
int main() {
  int *p;
  cudaMalloc(&p, 4);
  printf("%d\n", hd(1));
  k<<<1, 1>>>(p);
}
