// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
struct sink { int n = 0; };
struct adaptor { sink s; operator sink &() { return s; } };
inline int drain(sink &s) { return ++s.n; }
# 7 "conversion_function_of_the_argument.cu"
int f() { adaptor a; return drain(a); }
__global__ void k(int *p) { *p = 1; }
