// expect: 2473 warning 7
// expect: 2473 warning 8
// expect: 2473 warning 9
// expect: 2473 warning 10
// expect: 2473 warning 15
// `always_inline` on definitions that are not inline; declarations, members of classes and inline functions are fine.
__attribute__((always_inline)) void a() {}
__attribute__((always_inline)) static __device__ void b() {}
[[gnu::always_inline]] int c() { return 1; }
template <class T> void __attribute__((__always_inline__)) d(T) {}
__attribute__((always_inline)) inline void e() {}
__attribute__((always_inline)) constexpr int f() { return 1; }
inline void g(); __attribute__((always_inline)) void g() {}
struct S { __attribute__((always_inline)) void m() {} void n(); inline void o(); };
__attribute__((always_inline)) void S::n() {}
__attribute__((always_inline)) void S::o() {}
__attribute__((always_inline)) void h(); void i() __attribute__((always_inline)); void i() {}
__forceinline__ __device__ int j() { return 1; }
auto k = []() __attribute__((always_inline)) { return 1; };
