// expect: 20050 warning 5
// expect: 20050 warning 6
// expect: 20050 warning 7
// expect: 20050 warning 8
inline __global__ void a() {}
__forceinline__ __global__ void b() {}
static inline __global__ void c(int *p) {}
constexpr __global__ void d() {}
