// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
extern "C" int maybe(void); extern "C" int surely(void);
# 5 "pragma_weak.cu"
#pragma weak maybe
int f() { return maybe ? maybe() : surely(); }
__global__ void k(int *p) { *p = 1; }
