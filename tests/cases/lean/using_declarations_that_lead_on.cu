// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace a { inline int f(int) { return 1; } struct key {}; enum mode { slow, fast }; inline int speed(mode m) { return m + 10; } }
namespace b { using a::f; using a::key; using m = a::mode; }
namespace c { using b::f; inline int f(double) { return 2; } using b::key; template <class T> struct hash { int operator()() const { return 3; } }; template <> struct hash<key> { int operator()() const { return 4; } }; }
namespace d { using c::f; struct x { operator int() const { return 0; } }; using ::b::m; }
# 8 "using_declarations_that_lead_on.cu"
int f() { return c::f(1) + c::f(1.0) + d::f(d::x()) + c::hash<b::key>()() + speed(d::m(1)); }
__global__ void k(int *p) { *p = 1; }
