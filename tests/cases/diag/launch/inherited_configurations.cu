// expect: 20262 error 9
// expect: 20262 error 12
// expect: 20250 error 15
// expect: 20250 error 16
// expect: 20334 error 19
// expect: 20262 error 23
template <class T> __global__ __launch_bounds__(64) void bounds(T) {}
template <> __global__ void bounds(int) {}
template <> __maxnreg__(3) void bounds(char) {}
template <> __launch_bounds__(4) void bounds(float) {}
template <class T> __global__ __maxnreg__(64) void registers(T) {}
template <> __global__ __launch_bounds__(3) void registers(int);
template <> __global__ void registers(float);
template <class T> __global__ __launch_bounds__(64, 1, 2) void cluster(T) {}
template <> __global__ __cluster_dims__(4) void cluster(int) {}
template <> __global__ __block_size__((1, 1, 1), (4, 1, 1)) void cluster(char) {}
template <> __global__ __launch_bounds__(1, 1, 8) __cluster_dims__(4) void cluster(float) {}
template <class T> __global__ __block_size__((1, 1, 1), (2, 1, 1)) void block(T) {}
template <> __global__ __cluster_dims__(3) void block(int);
template <class T> __global__ void later(T);
template <> __global__ __maxnreg__(3) void later(int);
template <class T> __global__ __launch_bounds__(64) void later(T) {}
template <> __global__ __maxnreg__(3) void later(char);
