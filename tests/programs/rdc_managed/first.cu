// flags: -rdc=true
// A managed variable defined in one unit and used in two.
#include <cstdio>
extern __managed__ int m;
extern __managed__ float table[3];
__global__ void k(int *p) { *p = m; }
void second();
int main() {
  m += 2;
  k<<<1, m>>>(&m);
  second();
  printf("%d %g\n", m, table[2]);
}
