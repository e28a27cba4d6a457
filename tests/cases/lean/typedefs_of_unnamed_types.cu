// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
typedef struct { int q, r; } quotient, *quotient_pointer; typedef enum { off, on } state;
typedef int (*compare)(const void *, const void *); typedef int row[3]; inline int (*pick(int))(int, int) { return 0; }
inline int apply(compare c) { return c(0, 0); }
# 7 "typedefs_of_unnamed_types.cu"
static int same(const void *, const void *) { return on; }
int f() { quotient q{1, 2}; quotient_pointer p = &q; row r = {1, 2, 3}; compare c = same; return p->r + r[1] + apply(c) + (pick(1) == 0); }
__global__ void k(int *p) { *p = 1; }
