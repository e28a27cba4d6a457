// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
#pragma pack(push, 1)
struct packed { char c; int i; };
struct unused_packed { char c; long l; };
#pragma pack(pop)
struct loose { char c; int i; };
# 9 "pragma_pack.cu"
int f() { return sizeof(packed) * 100 + sizeof(loose); }
__global__ void k(int *p) { *p = 1; }
