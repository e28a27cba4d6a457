// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace lib { struct km; namespace literals { km operator"" _km(long double); int operator"" _n(unsigned long long); inline int operator"" _unused(const char *); }
struct km { double v; friend km literals::operator"" _km(long double); friend int literals::operator""_n(unsigned long long); }; }
inline lib::km lib::literals::operator"" _km(long double v) { return {double(v)}; }
inline int lib::literals::operator"" _n(unsigned long long v) { return v; }
namespace third { inline int operator"" _t(char c) { return c; } inline int operator"" _s(const char *, decltype(sizeof(0)) n) { return n; } inline int operator "" _m(char c) { return c; } }
namespace second { using third::operator"" _t; using third::operator""_m; }
# 9 "literal_operators_by_name.cu" 2
using second::operator"" _t; using namespace second;
int f(lib::km k) { return k.v + 'c'_t + third::operator"" _s("ab", 2) + 'd'_m; }
__global__ void k(int *p) { *p = 1; }
