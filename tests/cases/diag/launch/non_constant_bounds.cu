// expect: 28 error 23
// expect: 28 error 24
// expect: 28 error 25
// expect: 28 error 26
// expect: 28 error 27
// expect: 28 error 28
// expect: 28 error 29
// expect: 28 error 32
// expect: 28 error 33
// expect: 28 error 35
// expect: 28 error 36
// expect: 28 error 38
// expect: 28 error 39
// expect: 28 error 40
// expect: 28 error 41
// expect: 28 error 45
// expect: 28 error 46
// expect: 28 error 46
// expect: 28 error 47
// expect: 28 error 48
namespace N { int f(); int f2(int); int f2(char); int v; const int w = v; struct S { static int h(); static int n; int k() const; constexpr S() {} constexpr operator int() const { return 3; } }; constexpr int ok(int a) { return a > 3 ? throw 1 : a; } }
constexpr N::S s; int arr[3]; constexpr int carr[2] = {1, 2};
__global__ void __launch_bounds__(N::f()) k1() {}
__global__ void __launch_bounds__(N::f2(1)) k2() {}
__global__ void __launch_bounds__(N::v) k3() {}
__global__ void __launch_bounds__(N::w) k4() {}
__global__ void __launch_bounds__(N::S::h()) k5() {}
__global__ void __launch_bounds__(N::S::n) k6() {}
__global__ void __launch_bounds__(s.k()) k7() {}
__global__ void __launch_bounds__(s) k8() {}
__global__ void __launch_bounds__(N::ok(2)) k9() {}
__global__ void __launch_bounds__(N::ok(5)) m1() {}
__global__ void __launch_bounds__(arr[1]) m2() {}
__global__ void __launch_bounds__(carr[1]) m3() {}
__global__ void __launch_bounds__(carr[2]) m4() {}
__global__ void __launch_bounds__(1 + N::f()) m5() {}
__global__ void __launch_bounds__(sizeof(N::f())) m7() {}
__global__ void __launch_bounds__(*arr) m8() {}
__global__ void __launch_bounds__(N::S().k()) m9() {}
__global__ void __launch_bounds__((int)__builtin_sqrt(4.0)) n1() {}
__global__ void __launch_bounds__(N::v ? 1 : 2) n2() {}
__global__ void __launch_bounds__(true ? 1 : N::v) n3() {}
__global__ void __launch_bounds__(false && N::v) n4() {}
__global__ void __launch_bounds__([]{ return 32; }()) n5() {}
__global__ void __launch_bounds__(N::v++) n6() {}
__global__ void __launch_bounds__(N::v, N::f()) n8() {}
__global__ void __maxnreg__(N::v) n9() {}
__global__ void __cluster_dims__(N::v) p1() {}
