// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace lib { struct number { int n; friend number operator*(number a, number b) { return {a.n * b.n}; }
  friend bool operator==(number a, number b) { return a.n == b.n; } }; }
# 6 "hidden_friends.cu"
bool f(lib::number a) { return a * a == lib::number{4}; }
__global__ void k(int *p) { *p = 1; }
