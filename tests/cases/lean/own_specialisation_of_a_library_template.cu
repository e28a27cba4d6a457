// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace lib { template <class T> struct printer { static int print(const T &) { return 0; } };
template <class T> inline int print(const T &t) { return printer<T>::print(t); } }
# 6 "own_specialisation_of_a_library_template.cu"
struct mine {};
namespace lib { template <> struct printer<mine> { static int print(const mine &) { return 11; } }; }
int f() { return lib::print(mine()); }
__global__ void k(int *p) { *p = 1; }
