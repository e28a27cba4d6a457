// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace lib { namespace literals { struct km { long double v; };
inline km operator""_km(long double v) { return {v}; } inline int operator""_n(const char *, decltype(sizeof(0)) n) { return n; }
template <char... C> inline int operator""_bits() { return sizeof...(C); } inline int operator""_miles(long double) { return 0; } } }
# 7 "literal_operators.cu"
using namespace lib::literals;
int f() { return (1.5_km).v + "four"_n + 101_bits; }
__global__ void k(int *p) { *p = 1; }
