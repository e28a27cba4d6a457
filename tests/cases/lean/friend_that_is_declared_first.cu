// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace lib { struct node; int depth(const node &); struct node { friend int depth(const node &); private: int d = 13; };
inline int depth(const node &n) { return n.d; } }
# 6 "friend_that_is_declared_first.cu"
int f() { return depth(lib::node()); }
__global__ void k(int *p) { *p = 1; }
