// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
inline int size(int n) { return n; } inline int data(int n) { return n * 2; }
struct buffer { int size() const { return ::size(3); } int data() const { return inner(); } int inner() const { return 18; } };
# 6 "member_names_that_functions_share.cu"
int f(buffer b) { return b.size() + data(1); }
__global__ void k(int *p) { *p = 1; }
