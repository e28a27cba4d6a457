// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
extern "C" int puts(const char *);
static inline __attribute__((constructor)) void early() { puts("early"); }
static __attribute__((used)) int kept_value = 5;
static inline __attribute__((unused)) void never() { puts("never"); }
# 8 "constructor_attribute.cu"
int f() { return 0; }
__global__ void k(int *p) { *p = 1; }
