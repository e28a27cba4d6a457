// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace impl { inline int deep(long) { return 1; } inline int deep(int) { return 2; } template <class T> struct pick { enum { n = 3 }; }; struct key {}; template <> struct pick<key> { enum { n = 4 }; }; }
namespace lib { inline int shallow() { return 5; } }
# 6 "directives_added_to_a_namespace.cu"
namespace lib { using namespace impl; }
namespace mine { using namespace lib; }
int f() { return mine::deep(1) + lib::shallow() + mine::pick<lib::key>::n; }
__global__ void k(int *p) { *p = 1; }
