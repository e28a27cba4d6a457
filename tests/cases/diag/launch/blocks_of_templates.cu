// expect: 20248 error 18
// expect-device: 20247 error 12
// expect-device: 20247 error 13
// expect-device: 20247 error 14
// expect-device: 20247 error 15
// expect-device: 20230 error 16
// expect-device: 20247 error 16
// expect-device: 20247 error 18
// expect-device: 20248 error 18
// expect-device: 20247 error 20
// The third argument of __launch_bounds__ is told of before the arguments of a template are known.
template <int N> __global__ __launch_bounds__(64, 1, N) void a() {}
template <int N> __global__ __launch_bounds__(64, N, 3) void b() {}
template <int N> __global__ __launch_bounds__(64, 1, N + 1) void c() {}
template <class T> __global__ __launch_bounds__(64, 1, sizeof(T)) void d() {}
template <int N> __global__ __cluster_dims__(N) __launch_bounds__(64, 1, N) void e() {}
template __global__ void e<4>();
template <int N> __global__ __launch_bounds__(64, 1, N) void f() {}
template __global__ void f<-4>();
template <int N> __global__ __launch_bounds__(64, 1, N) void g();
