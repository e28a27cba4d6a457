// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
extern "C" int puts(const char *);
struct starter { starter() { puts("started"); } };
inline starter start_once;
static starter start_here;
# 8 "inline_variable_with_side_effects.cu"
int f() { return 0; }
__global__ void k(int *p) { *p = 1; }
