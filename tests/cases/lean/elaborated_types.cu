// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
struct first *make_first(); struct first { int a; }; enum color : int; enum color : int { red, green };
struct stat { int st; }; inline int stat(struct stat *s) { return s->st; }
# 6 "elaborated_types.cu"
int f() { struct stat s{17}; return stat(&s) + green; }
__global__ void k(int *p) { *p = 1; }
