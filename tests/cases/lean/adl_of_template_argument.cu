// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace lib { struct tag {}; template <class T> struct box { T t; }; inline int weigh(const box<int> &) { return 1; } }
namespace other { struct key {}; template <class T> inline int weigh(const lib::box<T> &) { return 2; } }
# 6 "adl_of_template_argument.cu"
int f() { return weigh(lib::box<other::key>()); }
__global__ void k(int *p) { *p = 1; }
