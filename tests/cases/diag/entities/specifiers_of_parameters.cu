// expect: 238 error 31
// expect: 1835 warning 31
// expect: 1835 warning 32
// expect: 1835 warning 33
// expect: 1835 warning 33
// expect: 85 error 33
// expect: 1835 warning 33
// expect: 85 error 34
// expect: 238 error 34
// expect: 85 error 34
// expect: 238 error 34
// expect: 85 error 34
// expect: 85 error 35
// expect: 238 error 35
// expect: 20007 error 36
// expect-device: 238 error 31
// expect-device: 1835 warning 31
// expect-device: 1835 warning 32
// expect-device: 1835 warning 33
// expect-device: 1835 warning 33
// expect-device: 85 error 33
// expect-device: 1835 warning 33
// expect-device: 85 error 34
// expect-device: 238 error 34
// expect-device: 85 error 34
// expect-device: 238 error 34
// expect-device: 85 error 34
// expect-device: 85 error 35
// expect-device: 238 error 35
// Parameters with inline or a storage class, and attributes of functions on them.
void p1(__forceinline__ int x);
void p2(__attribute__((always_inline)) int x);
void p4(__noinline__ int x, __inline_hint__ int y, static __noinline__ int z) {}
void q1(static int x); void q2(constexpr int y); int q3(extern int z); __device__ void q4(inline float f); __global__ void q5(static int s, int t);
struct S { S(static int); __device__ void m(inline int); };
void u() { q1(1); q4(2); q5<<<1, 1>>>(1, 2); }
