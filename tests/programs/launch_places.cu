// Launches as operands: conditions, loops, comma, conditional operator, return, casts, switch.
#include <cstdio>
__global__ void k(int a) {}
void other() { puts("other"); }
void returning(int a) { return k<<<1, 1>>>(a); }
int main(int argc, char **) {
  for (int i = 0; i < 3; k<<<1, i + 1>>>(i), ++i) k<<<i + 1, 1>>>(10 * i);
  argc > 0 ? k<<<1, 1>>>(20) : other();
  argc > 5 ? k<<<1, 1>>>(21) : other();
  (k<<<1, 1>>>(22)), other();
  if (argc) k<<<1, 1>>>(23); else k<<<1, 1>>>(24);
  while (argc-- > 0) k<<<1, 1>>>(25);
  do k<<<1, 1>>>(26); while (argc > 0);
  switch (argc) { case -1: k<<<1, 1>>>(27); break; default: k<<<1, 1>>>(28); }
  (void)(k<<<1, 1>>>(29), 0);
  returning(30);
  k<<<0, 1>>>(31);
  printf("%d\n", cudaGetLastError());
  { k<<<1, 1>>>(32); }
  try { k<<<1, 1>>>(33); throw 1; } catch (int) { k<<<1, 1>>>(34); }
}
