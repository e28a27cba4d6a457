// expect: 1835 warning 16
// expect: 1835 warning 16
// expect: 1835 warning 16
// expect: 1835 warning 16
__inline_hint__ __noinline__ __device__ void a1() {} __noinline__ __inline_hint__ __device__ void a2() {} __inline_hint__ __forceinline__ __device__ void a3() {} __forceinline__ __inline_hint__ __device__ void a4() {}
__inline_hint__ __device__ void a5(); __noinline__ __device__ void a5() {}
__noinline__ __device__ void a6(); __inline_hint__ __device__ void a6() {}
__inline_hint__ __noinline__ void a7() {} __inline_hint__ __forceinline__ void a8() {} __inline_hint__ __noinline__ __forceinline__ __device__ void a9() {}
__noinline__ __forceinline__ __device__ void b1() {}
__inline_hint__ __noinline__ __host__ __device__ void b2() {} __inline_hint__ __noinline__ __global__ void b3() {} __inline_hint__ __noinline__ __device__ void b4();
struct S { __inline_hint__ __noinline__ __device__ void m() {} __inline_hint__ __noinline__ void n(); __inline_hint__ __device__ S() {} };
template <class T> __inline_hint__ __noinline__ __device__ void b5() {} template <> __inline_hint__ __noinline__ __device__ void b5<int>() {} template __device__ void b5<char>();
__device__ void b6() { auto l = [] __inline_hint__ __noinline__ {}; auto m = [] () __inline_hint__ __noinline__ {}; }
__attribute__((nv_inline_hint, noinline)) __device__ void b7() {} __attribute__((always_inline)) __inline_hint__ __device__ inline void b8() {}
__device__ __inline_hint__ void b9() __attribute__((noinline));
__inline_hint__ __inline_hint__ __device__ void c1() {} __inline_hint__ __noinline__ int v; typedef __inline_hint__ __noinline__ void F();
