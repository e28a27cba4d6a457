// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace far { namespace away { inline int found() { return 3; } struct thing { int n; }; inline int operator*(thing t) { return t.n; } } }
namespace near = far::away;
namespace lib { inline int f() { using namespace near; return found() + *thing{4}; } }
# 7 "directives_that_name_aliases.cu"
namespace again = near;
using namespace again;
namespace lib { using namespace far; }
int f() { return lib::f() + found() + *thing{5} + lib::away::found(); }
__global__ void k(int *p) { *p = 1; }
