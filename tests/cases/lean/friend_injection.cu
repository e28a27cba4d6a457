// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
template <class T> struct counted { friend int count_of(const counted &) { return 12; } friend int other_of(counted *) { return 1; } };
# 5 "friend_injection.cu"
int f() { return count_of(counted<int>()); }
__global__ void k(int *p) { *p = 1; }
