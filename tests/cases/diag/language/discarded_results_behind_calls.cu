// expect: 20007 error 16
// expect: 2809 warning 16
// expect: 20007 error 17
// expect: 20007 error 18
// expect: 20007 error 19
// expect: 2809 warning 19
// expect: 20007 error 20
// expect: 20007 error 22
// expect: 20007 error 22
// expect: 20007 error 22
// expect: 2809 warning 22
// expect: 20007 error 22
// flags: --c++20
#include <compare>
struct E { int x; __device__ std::strong_ordering operator<=>(const E &o) const { return x <=> o.x; } __device__ bool operator==(const E &o) const { return x == o.x; } };
void f(E c, E d) { c < d; }
void g(E c, E d) { c == d; }
void h(E c, E d) { c != d; }
void i(E c, E d) { c >= d; }
void j(E c, E d) { c <=> d; }
__device__ __attribute__((weak)) void w(); __attribute__((const)) __device__ int c(); __device__ __attribute__((noreturn)) void n(); [[nodiscard]] __device__ int nd();
void k() { w(); c(); nd(); n(); }
