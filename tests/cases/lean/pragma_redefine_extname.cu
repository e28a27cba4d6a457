// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
#pragma redefine_extname old_name new_name
extern "C" int old_name(int);
# 6 "pragma_redefine_extname.cu"
int f() { return old_name(1); }
__global__ void k(int *p) { *p = 1; }
