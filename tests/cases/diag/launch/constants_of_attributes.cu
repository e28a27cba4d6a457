// expect: 20248 error 38
// expect: 20248 error 39
// expect: 28 error 40
// expect: 28 error 41
// expect: 2412 error 42
// expect: 254 error 43
// expect: 135 error 44
// expect: 1867 error 44
// expect: 135 error 44
// expect: 135 error 45
// expect: 1867 error 45
// expect: 135 error 46
// expect: 1867 error 46
// expect: 28 error 44
// expect: 28 error 48
// expect: 2412 error 49
// expect: 28 error 50
// expect: 28 error 52
// expect: 28 error 53
// expect: 28 error 55
// expect: 28 error 56
// expect: 28 error 58
// expect: 28 error 58
// expect: 28 error 58
// expect: 254 error 59
// expect: 29 error 60
// expect: 254 error 61
// expect: 18 error 61
// expect: 254 error 62
// expect: 29 error 63
// expect: 2412 error 64
// expect: 2412 error 65
// expect: 2412 error 65
// expect: 20249 error 66
// expect: 28 error 69
// expect: 2412 error 70
int n; constexpr int cx() { return 1; } const double cdd = 2.5; double dn; struct S { static const int v; static constexpr int w = 3; int m; }; enum E { en }; extern constexpr int late = 4; const int &ref = n; union U { int a; };
template <int N> __global__ __maxnreg__(N) __launch_bounds__(1, 1, -5) void k1() {}
template <int N> __global__ __launch_bounds__(1, 1, -5) __maxnreg__(N) void k2() {}
template <int N> __global__ __launch_bounds__(n, 1, N) void k3() {}
template <int N> __global__ __launch_bounds__(n, 1, N) void k4() {}
template <int N> __global__ __launch_bounds__(1.5, 1, N) void k5() {}
template <int N> __global__ __launch_bounds__(int, 1, N) void k6() {}
template <class T> __global__ __launch_bounds__(T::v) void k7() {}
template <class T> __global__ __launch_bounds__(T::v + 1) void k8() {}
template <class T> __global__ __launch_bounds__(1, T::v) void k9() {}
void f() { k1<1><<<1, 1>>>(); k2<1><<<1, 1>>>(); k3<1><<<1, 1>>>(); k5<1><<<1, 1>>>(); k6<1><<<1, 1>>>(); k7<U><<<1, 1>>>(); k7<E><<<1, 1>>>(); k8<U><<<1, 1>>>(); k9<U><<<1, 1>>>(); k7<S><<<1, 1>>>(); }
__global__ __launch_bounds__(dn) void b1();
__global__ __launch_bounds__(cdd) void b2();
__global__ __launch_bounds__(S::v) void b3();
__global__ __launch_bounds__(S::w) void b4();
__global__ __launch_bounds__(n + 1) void b5();
__global__ __launch_bounds__(1 + n) void b6();
__global__ __launch_bounds__(late) void b8();
__global__ __launch_bounds__((n)) void b9();
__global__ __launch_bounds__(cx() + n) void b10();
__global__ __launch_bounds__(sizeof(n)) void b11();
namespace NS { int q; namespace In { const int r = 3; int rr; } struct T { static int z; }; __global__ __launch_bounds__(q) void b16(); __global__ __launch_bounds__(In::rr) void b17(); __global__ __launch_bounds__(T::z) void b18(); }
__global__ __launch_bounds__(E) void b19();
__global__ __launch_bounds__(const int) void b21();
__global__ __launch_bounds__(long long) void b22();
__global__ __launch_bounds__(NS::T) void b23();
__global__ __launch_bounds__(struct S) void b24();
__global__ __launch_bounds__(S()) void b26();
__global__ __launch_bounds__(-1.5, 'a', 2.f) void b27();
__global__ __launch_bounds__(1L << 40, 1, 1L << 40) void b28();
__global__ __launch_bounds__(1, 1, 1u) void b29();
__global__ __launch_bounds__(1, 1, (unsigned char)200) void b30();
static int sn; __global__ __launch_bounds__(sn) void b31();
__global__ void pb(int i) __attribute__((launch_bounds(1.5)));
