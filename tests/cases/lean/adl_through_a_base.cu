// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace lib { struct base {}; inline int rank(const base &) { return 3; } }
namespace mid { struct derived : lib::base {}; }
# 6 "adl_through_a_base.cu"
int f() { return rank(mid::derived()); }
__global__ void k(int *p) { *p = 1; }
