// expect-device: 20247 error 10
// expect-device: 20247 error 11
// expect-device: 20230 error 12
// expect-device: 20247 error 12
// expect-device: 20247 error 13
// expect-device: 20247 error 15
// expect-device: 20247 error 17
// expect-device: 20247 error 19
// The third bound is not supported for this architecture, in templates whose arguments are known to be in range, too.
template <int N> __global__ __launch_bounds__(32, 1, N) void t() {}
template <int N> __global__ __launch_bounds__(32, N, 2) void t1() {}
template <int N> __global__ __cluster_dims__(N) __launch_bounds__(32, 1, N) void t2() {}
template <int N> __global__ __launch_bounds__(N, N, N + 1) void t3();
template __global__ void t2<2>();
template <int N> __global__ __launch_bounds__(32, 1, N) void t4() {}
void go() { t4<4><<<1, 1>>>(); }
template <class T> __global__ __launch_bounds__(32, 1, sizeof(T)) void t5() {}
template <> __global__ void t5<int>() {}
template <int N> __global__ __launch_bounds__(32, 1, N) void t6() {}
template __global__ void t6<2>(); template __global__ void t6<3>();
