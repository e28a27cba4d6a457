// flags: -std=c++20
#include <compare>
# 1 "/usr/include/library.h" 1 3
namespace lib { struct version { int v; auto operator<=>(const version &) const = default; };
struct name { int n; }; inline bool operator==(const name &a, const name &b) { return a.n == b.n; }
inline std::weak_ordering operator<=>(const name &a, const name &b) { return a.n <=> b.n; } }
# 8 "rewritten_comparisons.cu"
bool f(lib::version a, lib::version b, lib::name c, lib::name d) { return a < b || c != d || c >= d; }
__global__ void k(int *p) { *p = 1; }
