// flags: --extended-lambda
// which lambdas are extended: bodies of host functions, blocks, lambdas, default arguments in blocks
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
#include <cstdio>
void host(int n, int *p) {
  auto first = [=] __device__ (int i) { return i + n; };
  kernel<<<1, 1>>>(first, p);
  for (int i = 0; i < 2; ++i) {
    if (n > i) { kernel<<<1, 1>>>([=] __device__ (int k) { return k + i + n; }, p); }
    else kernel<<<1, 1>>>([=] __device__ (int k) { return k - i; }, p);
  }
  switch (n) { case 1: { auto l = [n] __device__ (int k) { return k * n; }; kernel<<<1, 1>>>(l, p); break; } default: ; }
  auto plain = [=](int m) {
    auto inner = [=] __device__ (int k) { return k + m + n; };
    kernel<<<1, 1>>>(inner, p);
    auto deeper = [=]() { kernel<<<1, 1>>>([=] __device__ (int k) { return k + m; }, p); };
    deeper();
  };
  plain(4);
  try { throw n; } catch (int e) { kernel<<<1, 1>>>([=] __device__ (int k) { return k + e; }, p); }
  kernel<<<1, 1>>>([=] __device__ __host__ (int k) { return k + n; }, p);
}
__host__ __device__ void both(int n, int *p) {
#ifndef __CUDA_ARCH__
  kernel<<<1, 1>>>([=] __device__ (int k) { return k + n; }, p);
#endif
}
