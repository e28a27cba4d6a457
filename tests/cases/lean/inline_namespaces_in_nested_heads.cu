// flags: -std=c++20
# 1 "/usr/include/library.h" 1 3
namespace lib { struct s {}; inline int other(...) { return 1; } }
namespace lib::inline v1 { inline int rank(s) { return 2; } inline int other(s) { return 4; } }
namespace lib::inline v2::detail { struct deep {}; }
namespace lib::inline v2 { inline int level(detail::deep) { return 3; } }
# 8 "inline_namespaces_in_nested_heads.cu"
int f() { return rank(lib::s()) + other(lib::s()) + lib::level(lib::detail::deep()); }
__global__ void k(int *p) { *p = 1; }
