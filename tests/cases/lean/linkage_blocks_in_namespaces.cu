// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace c { extern "C" { inline int shared(int n) { return n + 1; } struct packet { int n; }; } typedef int (*callback)(struct packet *); namespace { struct unseen { int n; }; inline int count(unseen u) { return u.n; } } }
extern "C" { namespace d { using c::shared; inline int twice(int n) { return shared(shared(n)); } } }
namespace { namespace e { inline int hidden() { return 11; } } }
namespace g { inline int use() { c::unseen u{2}; return count(u) + e::hidden(); } }
# 8 "linkage_blocks_in_namespaces.cu"
int f(c::callback b) { c::packet p{1}; return d::twice(1) + b(&p) + g::use(); }
__global__ void k(int *p) { *p = 1; }
