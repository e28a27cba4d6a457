// Managed variables: scalars, arrays, structures, pointers, every kind of access on the host.
#include <cstdio>
struct P { int x, y; __host__ __device__ int sum() const { return x + y; } };
__managed__ int m = 3;
__managed__ float a[4] = {1, 2, 3, 4};
__managed__ P p = {5, 6};
__managed__ int *ptr;
static __managed__ int hidden = 8;
namespace N { __managed__ int n = 9; }
__global__ void k(int *q, int v) { *q = v + m; }
template <class T> T twice(T t) { return t + t + m; }
int by_default(int x = m) { return x; }
int main() {
  m = m + 1;
  ++m;
  m <<= 1;
  ptr = &m;
  *ptr += 2;
  a[2] = a[1] * 2;
  for (float f : a) printf("%g ", f);
  printf("%d %d %d %d %zu %d %d\n", m, p.sum(), p.x, N::n, sizeof(a), hidden, twice(1));
  p.y = N::n;
  auto f = [] { return m + p.y; };
  printf("%d %d\n", f(), by_default());
  k<<<1, m>>>(&m, N::n);
  k<<<1, 1>>>(ptr, hidden);
  int &r = m;
  r = 1;
  printf("%d\n", m);
}
