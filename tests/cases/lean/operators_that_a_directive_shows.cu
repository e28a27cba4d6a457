// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
enum grade { low, high }; struct plain { int n; };
namespace ops { inline int operator+(grade a, grade b) { return int(a) * 8 + int(b); } inline plain operator-(plain a) { return {-a.n}; } }
namespace lib { using namespace ops; inline int f(grade a) { return (a + a) + (-plain{2}).n; } }
namespace own_ops { inline int operator+(plain a, grade) { return a.n; } inline int go(plain p) { return p + low; } }
# 8 "operators_that_a_directive_shows.cu"
int f() { using ops::operator+; return lib::f(high) + (low + high) + own_ops::go({3}) + ops::operator-(plain{1}).n; }
__global__ void k(int *p) { *p = 1; }
