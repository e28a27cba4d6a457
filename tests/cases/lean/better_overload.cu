// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
struct base {}; struct derived : base {};
inline int choose(const base &) { return 1; } inline int choose(const derived &) { return 2; }
inline int choose(base *) { return 3; } inline int choose(void *) { return 4; }
template <class T> inline int pass(T &&t) { return choose(static_cast<T &&>(t)); }
# 8 "better_overload.cu"
int f() { derived d; return pass(d) * 100 + pass(&d) * 10 + pass(nullptr == (void *)0 ? (void *)&d : nullptr); }
__global__ void k(int *p) { *p = 1; }
