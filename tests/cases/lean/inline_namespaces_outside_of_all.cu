// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
inline namespace v2 { struct point { int x; }; inline int weigh(point) { return 2; } inline namespace small { inline int tiny() { return 7; } } }
namespace v1 { inline int weigh(point p) { return p.x + tiny(); } }
namespace user { inline int both(point p) { return weigh(p) + ::weigh(p) + ::v2::tiny(); } }
# 7 "inline_namespaces_outside_of_all.cu"
int f() { return user::both({1}) + v1::weigh({4}) + tiny(); }
__global__ void k(int *p) { *p = 1; }
