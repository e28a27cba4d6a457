// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace lib { struct vec { float x; }; inline vec operator+(vec a, vec b) { return {a.x + b.x}; } inline vec operator-(vec a) { return {-a.x}; }
inline vec &operator+=(vec &a, vec b) { a.x += b.x; return a; } inline bool operator not(vec a) { return a.x == 0; }
inline vec operator,(vec, vec b) { return b; } inline vec operator->*(vec a, int) { return a; } }
# 7 "operators_as_functions.cu"
float f(lib::vec a) { a += operator+(a, -a); return not a ? (a, a ->* 1).x : lib::operator-(a).x; }
__global__ void k(int *p) { *p = 1; }
