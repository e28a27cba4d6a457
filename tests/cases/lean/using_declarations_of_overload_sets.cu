// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace c { inline int absolute(int a) { return a < 0 ? -a : a; } inline long absolute(long a) { return a < 0 ? -a : a; } }
namespace lib { using c::absolute; inline double absolute(double d) { return d < 0 ? -d : d; } }
# 6 "using_declarations_of_overload_sets.cu"
double f() { return lib::absolute(-1) + lib::absolute(-2L) + lib::absolute(-2.5); }
__global__ void k(int *p) { *p = 1; }
