// expect: 28 error 31
// expect: 2412 error 37
// expect: 28 error 39
// expect: 28 error 40
// expect: 28 error 42
// expect: 28 error 43
// expect: 28 error 44
// expect: 28 error 45
// expect: 28 error 45
// expect: 28 error 45
// expect: 2412 error 46
// expect: 2412 error 47
// expect: 2412 error 48
// expect: 254 error 51
// expect: 254 error 52
// expect: 254 error 53
// expect: 254 error 56
// expect: 18 error 56
// expect: 29 error 57
// expect: 18 error 58
// expect: 20248 error 59
// expect: 20249 error 60
// expect: 20248 error 61
// expect: 20248 error 62
// expect: 2412 error 65
// expect: 29 error 66
// expect: 29 error 67
// expect: 2412 error 68
// arch: 90
int n; const int cn = 5; constexpr int ce = 4; constexpr long long ll = 1ll << 33; enum E { e1 = 3 }; enum class EC { a = 2 }; struct S { int x; }; constexpr double cd = 2.0; struct L { constexpr operator int() const { return 3; } }; constexpr L lit{}; extern const int ext; const int dyn = n; constexpr int fn(int i) { return i - 1; } int nfn();
__global__ __launch_bounds__(n) void a1() {}
__global__ __launch_bounds__(cn) void a2() {}
__global__ __launch_bounds__(ce) void a3() {}
__global__ __launch_bounds__(ll) void a4() {}
__global__ __launch_bounds__(e1) void a5() {}
__global__ __launch_bounds__(EC::a) void a6() {}
__global__ __launch_bounds__(cd) void a7() {}
__global__ __launch_bounds__(lit) void a8() {}
__global__ __launch_bounds__(ext) void a9() {}
__global__ __launch_bounds__(dyn) void a10() {}
__global__ __launch_bounds__(fn(2)) void a11() {}
__global__ __launch_bounds__(nfn()) void a12() {}
__global__ __launch_bounds__(1, n) void a13() {}
__global__ __launch_bounds__(1, 1, n) void a14() {}
__global__ __launch_bounds__(n, n, n) void a15() {}
__global__ __launch_bounds__(1.5f) void a16() {}
__global__ __launch_bounds__(nullptr) void a17() {}
__global__ __launch_bounds__(&n) void a18() {}
__global__ __launch_bounds__(true) void a19() {}
__global__ __launch_bounds__('a') void a20() {}
__global__ __launch_bounds__(int) void a21() {}
__global__ __launch_bounds__(1, int) void a22() {}
__global__ __launch_bounds__(S) void a23() {}
__global__ __launch_bounds__(int()) void a24() {}
__global__ __launch_bounds__(int(3)) void a25() {}
__global__ __launch_bounds__(unsigned int) void a26() {}
__global__ __launch_bounds__() void a27() {}
__global__ __launch_bounds__(1, 2, 3, 4) void a28() {}
__global__ __launch_bounds__(1, 1, fn(0)) void a29() {}
__global__ __launch_bounds__(1, 1, ll) void a30() {}
__global__ __launch_bounds__(1, 1, cn - 6) void a31() {}
__global__ __launch_bounds__(1, 1, -cn) void a32() {}
__global__ __launch_bounds__(1, 1, true) void a33() {}
__global__ __launch_bounds__(1, 1, EC::a) void a34() {}
__global__ __launch_bounds__(S{1}) void a35() {}
__global__ __launch_bounds__(1, ) void a39() {}
__global__ __launch_bounds__(, 1) void a40() {}
__global__ __launch_bounds__("a" "b") void a42() {}
__global__ __launch_bounds__(sizeof(int)) void a45() {}
