// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace c { inline int found(int) { return 3; } struct three {}; }
namespace b { using namespace c; inline int near() { return 2; } }
namespace a { using namespace b; inline int first() { return found(1) + near(); } }
namespace d { namespace e { inline int deep() { using namespace a; three t; (void)t; return found(2); } } }
namespace g { namespace h { using namespace d::e; } inline int through() { return h::deep(); } }
# 9 "directives_that_lead_on.cu"
int f() { return a::found(1) + a::first() + g::through() + sizeof(a::three); }
int local() { using namespace a; return near() + found(2); }
__global__ void k(int *p) { *p = 1; }
