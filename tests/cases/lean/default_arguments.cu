// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
struct option { int v; }; inline option usual() { return {14}; }
template <class T, class U = option> struct with { U u = usual(); };
inline int run(int a, option o = usual()) { return a + o.v; }
# 7 "default_arguments.cu"
int f() { with<int> w; return run(1) + w.u.v; }
__global__ void k(int *p) { *p = 1; }
