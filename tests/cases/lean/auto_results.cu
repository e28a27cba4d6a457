// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace lib { struct unnamed_by_user { int g() const { return 7; } }; inline auto make() { return unnamed_by_user(); } }
inline int operator+(lib::unnamed_by_user a, int b) { return a.g() + b; }
# 6 "auto_results.cu"
int f() { auto x = lib::make(); return x + 1; }
__global__ void k(int *p) { *p = 1; }
