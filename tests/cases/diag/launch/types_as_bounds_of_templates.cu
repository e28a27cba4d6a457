// expect: 254 error 5
// expect: 254 error 6
// expect: 254 error 7
// expect: 254 error 8
template <class T> __global__ __launch_bounds__(T) void a() {}
template <class T> __global__ __maxnreg__(T) void b() {}
template <class T> __global__ __cluster_dims__(1, T) void c();
template <class T, int N> __global__ __launch_bounds__(N, T) void d() {}
