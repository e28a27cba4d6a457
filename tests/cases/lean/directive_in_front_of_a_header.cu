// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace units { struct metre { int n; }; inline int length(int n) { return n * 100; } inline int operator+(metre a, metre b) { return a.n + b.n; } }
# 5 "directive_in_front_of_a_header.cu"
using namespace units;
# 1 "/usr/include/second.h" 1 3
namespace later { inline int measure(metre m) { return length(m.n) + (m + m); } }
# 9 "directive_in_front_of_a_header.cu"
int f() { return later::measure({2}); }
__global__ void k(int *p) { *p = 1; }
