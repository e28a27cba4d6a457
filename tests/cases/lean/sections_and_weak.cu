// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
extern "C" { __attribute__((weak)) int weak_one() { return 1; } int plain() { return 2; } }
__attribute__((section(".mine"))) int in_section = 3;
extern "C" int alias_of() __attribute__((alias("plain")));
# 7 "sections_and_weak.cu"
int f() { return 0; }
__global__ void k(int *p) { *p = 1; }
