// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
extern "C" { static inline int first(void) { return 9; } static inline int (*resolve(void))(void) { return first; }
static inline int other(void) { return 8; } }
# 5 "aliases_of_inline_functions.cu"
extern "C" int alias_of(void) __attribute__((alias("first")));
extern "C" [[gnu::alias("other")]] int second();
extern "C" int chosen(void) __attribute__((__ifunc__("resolve")));
__global__ void k(int *p) { *p = 1; }
