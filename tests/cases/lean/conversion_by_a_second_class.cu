// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
struct source; struct target { target(const source &); int v = 1; };
struct source { operator int() const { return 4; } };
inline target::target(const source &) : v(2) {}
inline int use(const target &t) { return t.v; }
struct maker { source make() const { return {}; } };
# 9 "conversion_by_a_second_class.cu"
int f() { maker m; return use(m.make()) + m.make(); }
__global__ void k(int *p) { *p = 1; }
