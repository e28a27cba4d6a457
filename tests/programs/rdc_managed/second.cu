#include <cstdio>
__managed__ int m = 7;
__managed__ float table[3] = {1, 2, 3};
__global__ void k2(float *p) { *p = table[1]; }
void second() {
  ++m;
  table[2] = m;
  k2<<<1, 1>>>(table);
}
