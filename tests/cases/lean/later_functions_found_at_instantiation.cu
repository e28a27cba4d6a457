// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace early { template <class T> auto act(const T &t) -> decltype(later_name(t)) { return later_name(t); } template <class T> int act(...) { return -1; } template <class T> bool less(T a, T b) { return a < b; } }
namespace late { template <class T> struct box { T t; }; }
namespace latest { struct item {}; inline int later_name(const late::box<item> &) { return 12; } inline bool operator<(const late::box<item> &, const late::box<item> &) { return true; } }
namespace wrong { struct item {}; inline int later_name(const late::box<item> &) { return 13; } }
# 8 "later_functions_found_at_instantiation.cu"
int f() { late::box<latest::item> b{}; return early::act(b) + early::less(b, b); }
__global__ void k(int *p) { *p = 1; }
