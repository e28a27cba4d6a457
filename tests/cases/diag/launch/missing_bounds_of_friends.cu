// expect: 20050 warning 46
// expect: 20238 warning 46
// expect: 20186 error 46
// expect: 20050 warning 47
// expect: 20190 error 47
// expect: 20238 warning 47
// expect: 20186 error 47
// expect: 20231 error 47
// expect: 20238 warning 47
// expect: 20048 error 47
// expect: 20231 error 47
// expect: 20238 warning 47
// expect: 20050 warning 48
// expect: 20048 error 48
// expect: 20046 error 48
// expect: 20238 warning 48
// expect: 20186 error 48
// expect: 20238 warning 49
// expect: 20050 warning 50
// expect: 20238 warning 50
// expect: 20186 error 50
// expect-device: 20050 warning 46
// expect-device: 20238 warning 46
// expect-device: 20186 error 46
// expect-device: 20050 warning 47
// expect-device: 20190 error 47
// expect-device: 20238 warning 47
// expect-device: 20186 error 47
// expect-device: 20231 error 47
// expect-device: 20238 warning 47
// expect-device: 20048 error 47
// expect-device: 20231 error 47
// expect-device: 20238 warning 47
// expect-device: 940 warning 47
// expect-device: 20050 warning 48
// expect-device: 20048 error 48
// expect-device: 20046 error 48
// expect-device: 20238 warning 48
// expect-device: 20186 error 48
// expect-device: 940 warning 48
// expect-device: 20238 warning 49
// expect-device: 20050 warning 50
// expect-device: 20238 warning 50
// expect-device: 20186 error 50
// flags: --diag_warning=missing_launch_bounds
struct S { friend __global__ void e(S) {} };
struct T { friend __global__ void f(T) noexcept {} __global__ void m() {} static __global__ int n() {} };
struct U { friend __global__ int f(U, ...) {} };
struct V { friend __global__ void f(V); };
template<class T> struct C { template<class U> friend __global__ void i(U, T) {} };
