// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
inline int call(double) { return 1; }
template <class T> inline int both(T t) { return call(t); }
inline int call(int) { return 2; }
namespace lib { struct late {}; template <class T> inline int find_late(T t) { return on_late(t); } inline int on_late(late) { return 3; } }
# 8 "two_phase_lookup.cu"
int f() { return both(1) * 10 + lib::find_late(lib::late()); }
__global__ void k(int *p) { *p = 1; }
