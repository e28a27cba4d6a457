// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
constexpr int limit = 4;
template <int N> struct table { static int get() { return N; } };
template <> struct table<limit> { static int get() { return 100; } };
# 7 "specialisation_for_a_value.cu"
int f() { return table<4>::get() + table<5>::get(); }
__global__ void k(int *p) { *p = 1; }
