// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
struct silent { static __attribute__((used)) int f() { return 1; } int g() { return 2; } };
struct quiet { struct inner { [[gnu::used]] int h() { return 3; } }; };
struct hush { friend __attribute__((used)) int psst(hush) { return 4; } };
template <class T> struct often { __attribute__((used)) int i() { return 5; } };
struct shush { static int j() __attribute__((used)); };
inline int shush::j() { return 6; }
# 8 "used_member_functions.cu"
int f() { often<int> o; return sizeof o; }
__global__ void k(int *p) { *p = 1; }
