// Launch configurations of two, three and four arguments, braced lists, streams, side effects, order.
#include <cstdio>
__global__ void k(int a, int b) {}
int next() { static int n; printf("next %d\n", ++n); return n; }
int main() {
  cudaStream_t s;
  cudaStreamCreate(&s);
  k<<<next(), next(), next(), s>>>(next(), next());
  k<<<{1, 2}, {3, 4}>>>(5, 6);
  k<<<dim3(1), dim3(2, 2), 16, 0>>>(1, 2);
  k<<<1, (3 > 2 ? 4 : 5), (size_t)(1 << 4), s>>>(3, 4);
  k<<<1, 32 >> 2>>>(5, 6);
  int i = 0;
  k<<<++i, ++i>>>(i, i);
  cudaStreamDestroy(s);
}
