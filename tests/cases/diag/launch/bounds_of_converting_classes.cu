// expect: 28 error 28
// expect: 28 error 29
// expect: 2412 error 31
// expect: 2412 error 32
// expect: 2412 error 33
// expect: 28 error 35
// expect: 2412 error 36
// expect: 28 error 38
// expect-device: 28 error 28
// expect-device: 28 error 29
// expect-device: 2412 error 31
// expect-device: 2412 error 32
// expect-device: 2412 error 33
// expect-device: 28 error 35
// expect-device: 2412 error 36
// expect-device: 28 error 38
// A class stands for a number where one conversion function of it gives an integer or an enumeration.
enum E { e = 3 };
struct Varies { operator int() const; };
struct Fixed { constexpr operator int() const { return 64; } };
struct Enumerated { constexpr operator E() const { return e; } };
struct Explicit { explicit constexpr operator int() const { return 1; } };
struct Pointer { constexpr operator int *() const { return nullptr; } };
struct Floating { constexpr operator float() const { return 1; } };
struct Mixed { operator int(); constexpr operator float() const { return 1; } };
struct Any { template<class T> constexpr operator T() const { return 1; } };
struct One { constexpr operator int() const { return 64; } explicit constexpr operator long() const { return 64; } };
__global__ __launch_bounds__(Varies()) void f1() {}
__global__ __launch_bounds__(1, Varies()) void f2() {}
__global__ __launch_bounds__(Enumerated()) void f3() {}
__global__ __launch_bounds__(Explicit()) void f4() {}
__global__ __launch_bounds__(Pointer()) void f5() {}
__global__ __launch_bounds__(Floating()) void f6() {}
__global__ __launch_bounds__(Fixed() + 1) void f7() {}
__global__ __launch_bounds__(Mixed()) void f8() {}
__global__ __launch_bounds__(Any()) void f9() {}
__global__ __launch_bounds__(One()) void f10() {}
__global__ __maxnreg__(Varies()) void f11() {}
__global__ __maxnreg__(Fixed()) void f12() {}
