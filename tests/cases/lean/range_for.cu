// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace lib { struct iterator { int i; int operator*() const { return i; } iterator &operator++() { ++i; return *this; } };
inline bool operator!=(iterator a, iterator b) { return a.i != b.i; }
struct range { int n; }; inline iterator begin(const range &) { return {0}; } inline iterator end(const range &r) { return {r.n}; } }
# 7 "range_for.cu"
int f() { int sum = 0; for (int i : lib::range{4}) sum += i; return sum; }
__global__ void k(int *p) { *p = 1; }
