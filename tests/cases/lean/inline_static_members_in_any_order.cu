// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
extern "C" int puts(const char *);
struct a1 { inline const static int x = puts("a1"); };
struct a2 { static const inline int x = puts("a2"); };
struct a3 { const inline static int x = puts("a3"); };
struct a4 { static thread_local inline int x = puts("a4"); };
struct a5 { [[maybe_unused]] inline static int x = puts("a5"); };
struct a6 { union { int n; }; struct deep { int inline static x = puts("a6"); }; };
struct a7 { static int inline x; };
int const inline a8 = puts("a8");
int inline static a9 = puts("a9");
# 14 "inline_static_members_in_any_order.cu"
__global__ void k(int *p) { *p = 1; }
