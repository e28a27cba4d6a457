// flags: -std=c++17
#include <cstdlib>
# 1 "/usr/include/library.h" 1 3
inline void *operator new(decltype(sizeof(0)) n, int) { return malloc(n); }
inline void operator delete(void *p, int) noexcept { free(p); }
struct tracked { void *operator new(decltype(sizeof(0)) n) { return malloc(n); } void operator delete(void *p) { free(p); } int i = 0; };
# 8 "replaced_allocation.cu"
struct fails { fails(); };
int f() { tracked *t = new tracked; int i = t->i; delete t; new (1) fails; return i; }
__global__ void k(int *p) { *p = 1; }
