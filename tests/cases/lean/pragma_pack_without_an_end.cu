// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
struct dropped { int a;
#pragma pack(push, 2)
};
# 7 "pragma_pack_without_an_end.cu"
struct own { char c; int i; };
int f() { return sizeof(own); }
#pragma pack(pop)
__global__ void k(int *p) { *p = 1; }
