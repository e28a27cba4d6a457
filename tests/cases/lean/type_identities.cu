// flags: -std=c++17
#include <typeinfo>
# 1 "/usr/include/library.h" 1 3
struct poly { virtual ~poly() {} }; struct more : poly {};
inline poly *make() { static more m; return &m; }
# 7 "type_identities.cu"
bool f() { return typeid(*make()) == typeid(poly); }
__global__ void k(int *p) { *p = 1; }
