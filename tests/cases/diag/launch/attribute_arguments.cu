// expect: 28 error 30
// expect: 2412 error 31
// expect: 2412 error 32
// expect: 254 error 33
// expect: 29 error 34
// expect: 18 error 35
// expect: 20260 error 36
// expect: 20261 error 37
// expect: 28 error 38
// expect: 2412 error 39
// expect: 254 error 40
// expect: 29 error 41
// expect: 20329 error 42
// expect: 18 error 43
// expect: 28 error 44
// expect: 2412 error 45
// expect: 2412 error 46
// expect: 254 error 47
// expect: 18 error 48
// expect: 20228 error 49
// expect: 20228 error 49
// expect: 20229 error 50
// expect: 28 error 51
// expect: 28 error 51
// expect: 28 error 51
// expect: 29 error 52
// expect: 28 error 53
// expect: 169 error 53
int n; constexpr int fn(int i) { return i - 1; } constexpr long long ll = 1ll << 33;
__global__ __maxnreg__(n) void a1() {}
__global__ __maxnreg__(1.5) void a2() {}
__global__ __maxnreg__("a") void a3() {}
__global__ __maxnreg__(int) void a4() {}
__global__ __maxnreg__() void a5() {}
__global__ __maxnreg__(1, 2) void a6() {}
__global__ __maxnreg__(fn(0)) void a7() {}
__global__ __maxnreg__(ll) void a8() {}
__device__ __local_maxnreg__(n) void b1() {}
__device__ __local_maxnreg__(1.5) void b2() {}
__device__ __local_maxnreg__(int) void b3() {}
__device__ __local_maxnreg__() void b4() {}
__device__ __local_maxnreg__(fn(0)) void b5() {}
__device__ __local_maxnreg__(1, 2) void b6() {}
__global__ __cluster_dims__(n) void c1() {}
__global__ __cluster_dims__(1.5) void c2() {}
__global__ __cluster_dims__(1, "a") void c3() {}
__global__ __cluster_dims__(1, 1, int) void c4() {}
__global__ __cluster_dims__(1, 1, 1, 1) void c5() {}
__global__ __cluster_dims__(fn(0), fn(1), 1) void c6() {}
__global__ __cluster_dims__(ll) void c7() {}
__global__ __cluster_dims__(n, n, n) void c8() {}
__global__ __cluster_dims__(1, ) void c9() {}
__global__ __block_size__((n, 1, 1)) void e1() {}
__global__ __block_size__((1.5, 1, 1)) void e2() {}
__global__ __block_size__((int, 1, 1)) void e3() {}
__global__ __block_size__((fn(0), fn(1), 1), (1, 1, n)) void e4() {}
__global__ __block_size__((1, 1)) void e5() {}
__global__ void post() {}
__global__ __block_size__((1)) void e6() {}
__global__ __block_size__(()) void e7() {}
__global__ __block_size__() void e8() {}
__global__ __block_size__(1) void e9() {}
__global__ __block_size__(1, 2, 3) void e10() {}
__global__ __block_size__((1, 1, 1), 2) void e11() {}
__global__ __block_size__((1, 1, 1), (2)) void e12() {}
__global__ __block_size__((1, 1, 1), (2, 2)) void e13() {}
__global__ __block_size__((1, 1, 1, 1)) void e14() {}
__global__ __block_size__((1, 1, 1), ) void e15() {}
__global__ __block_size__((1, 1, 1), (1, 1, 1), (1, 1, 1)) void e16() {}
__global__ __block_size__((1, 1, 1) (1, 1, 1)) void e17() {}
__global__ __block_size__((ll, 1, 1)) void e18() {}
__global__ __block_size__((8, 1, n)) void e19() {}
__global__ __block_size__((1, 1, 1), (1, , 1)) void e20() {}
