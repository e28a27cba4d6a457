// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace one { struct detail { static int f() { return 1; } struct inner { enum { n = 3 }; }; }; inline int g() { return detail::f() + detail::inner::n; } }
namespace two { namespace detail { inline int f() { return 2; } struct inner { enum { n = 4 }; }; } inline int g() { return detail::f() + detail::inner::n; } }
namespace detail { inline int f() { return 5; } }
namespace three { struct chrono { typedef int rep; }; inline int h() { return detail::f(); } }
# 8 "namespaces_named_as_classes.cu"
namespace chrono { int own() { return three::chrono::rep(1); } }
int f() { return one::g() + two::g() + three::h() + chrono::own() + ::detail::f(); }
__global__ void k(int *p) { *p = 1; }
