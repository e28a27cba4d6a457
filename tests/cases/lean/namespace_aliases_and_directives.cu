// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace deep { namespace er { inline namespace v1 { inline int found() { return 16; } } inline int lost() { return 0; } } }
namespace short_name = deep::er;
namespace via { using namespace deep::er; }
# 7 "namespace_aliases_and_directives.cu"
namespace own = short_name;
int f() { return own::found() + via::found(); }
__global__ void k(int *p) { *p = 1; }
