// expect: none
// expect-device: 20096 warning 19
// expect-device: 20096 warning 20
// expect-device: 20096 warning 20
// expect-device: 20096 warning 21
// expect-device: 20096 warning 23
// expect-device: 20096 warning 23
// expect-device: 20094 warning 24
// expect-device: 20094 warning 24
// expect-device: 20096 warning 24
// expect-device: 20096 warning 25
// expect-device: 20096 warning 25
// expect-device: 20096 warning 26
// expect-device: 20096 warning 26
// expect-device: 177 warning 26
// expect-device: 20068 error 24
struct C { int v; constexpr __host__ __device__ int operator()(int x) const { return x; } constexpr __host__ __device__ int m() const { return 3; } static constexpr __host__ __device__ int s() { return 4; } constexpr __host__ __device__ operator int() const { return 5; } }; C c; C ca[3]; C *cp; C &cr = c;
constexpr __host__ __device__ int g(const int &x) { return 1; } int hv; const int hc = 4; constexpr __host__ __device__ int g2(int x) { return x; }
__device__ int f1() { return c(1); }
__device__ int f2() { int q = c(1) + c.m(); return q; }
__device__ int f4() { return g(hv); }
__device__ int f5() { return g(hc) + g2(hc); }
__device__ int f6() { if constexpr (c.m() == 3) return 1; return c; }
__device__ int f7() { return ca[1].m() + cp->m() + cr.m(); }
__device__ int f9(int x) { switch (x) { case c.m(): return 1; } return x ? c.m() : 0; }
__device__ int f10() { const int q = c.m(); static int r = c.m(); return q; }
