// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
struct hidden { hidden(int v) : value(v) {} int value; };
inline int take(hidden h) { return h.value; }
struct other { other(const char *) {} };
inline int take(other) { return 0; }
# 8 "conversion_to_an_unnamed_type.cu"
int f() { return take(5) + take("text"); }
__global__ void k(int *p) { *p = 1; }
