// flags: -std=c++20
// Kernels that are templates by their auto parameters
#include <concepts>
template <class T> concept Number = std::integral<T> || std::floating_point<T>;
__global__ void shorthand(Number auto *p) { *p = 1; }
__global__ void plain(auto p, auto *q) { *p = *q; }
template <class T> __global__ void both(T *p, auto q) { *p = q; }
__global__ void packs(auto... q) { }
__global__ void ref(const auto q, std::integral auto r) { }
namespace n { __global__ static void in(auto q) {} struct S { static void go(); }; }
template <auto N> __global__ void value(int *p) { *p = N; }
void go(int *p, float *f) { shorthand<<<1, 1>>>(p); shorthand<<<1, 1>>>(f); plain<<<1, 1>>>(p, f); both<<<1, 2>>>(f, 1); packs<<<1, 1>>>(1, 2.0); ref<<<1, 1>>>(2.0f, 3); n::in<<<1, 1>>>(3); value<4><<<1, 1>>>(p);
  plain<int *, float><<<1, 1>>>(p, f); both<int, int><<<1, 1>>>(p, 2);  auto kp = &plain<int *, int>; kp<<<1, 1>>>(p, p); }
