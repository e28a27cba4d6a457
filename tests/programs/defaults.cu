// Default arguments of functions and templates around launches; a default that is an expression.
#include <cstdio>
constexpr int base = 4;
int count() { static int n = 10; return n++; }
__global__ void k(int a = base * 2, int b = count(), const char *c = nullptr) {}
template <class T = int, int N = base> __global__ void kt(T a = T(N), T b = N + 1) {}
int main() {
  k<<<1, 1>>>();
  k<<<1, 1>>>(1);
  k<<<1, 1>>>(1, 2);
  kt<><<<1, 1>>>();
  kt<float><<<1, 1>>>(2.5f);
  kt<long, 9><<<1, 1>>>();
}
