// expect: 1910 error 62
// expect: 40 error 62
// expect: 40 error 62
// expect: 1910 error 64
// expect: 169 error 64
// expect: 1910 error 66
// expect: 169 error 66
// expect: 1910 error 69
// expect: 40 error 69
// expect: 169 error 69
// expect: 1910 error 70
// expect: 169 error 70
// expect: 1910 error 71
// expect: 40 error 71
// expect: 169 error 71
// expect: 125 error 72
// expect: 29 error 72
// expect: 1910 error 72
// expect: 125 error 73
// expect: 29 error 73
// expect: 1910 error 73
// expect: 18 error 74
// expect: 18 error 75
// expect: 125 error 76
// expect: 29 error 76
// expect: 1910 error 76
// expect: 1910 error 77
// expect: 40 error 77
// expect: 1910 error 78
// expect: 40 error 78
// expect: 1910 error 79
// expect: 40 error 79
// expect: 40 error 79
// expect: 1910 error 80
// expect: 40 error 80
// expect: 3369 error 81
// expect: 1910 error 81
// expect: 40 error 81
// expect: 18 error 82
// expect: 20331 error 82
// expect: 18 error 83
// expect: 20077 error 83
// expect: 18 error 84
// expect: 20331 error 84
// expect: 18 error 85
// expect: 20334 error 85
// expect: 18 error 86
// expect: 20334 error 86
// expect: 18 error 87
// expect: 20334 error 87
// expect-device: 20333 error 74
// expect-device: 20333 error 75
// expect-device: 20333 error 82
// expect-device: 20333 error 83
// expect-device: 20333 error 84
// expect-device: 20333 error 85
// expect-device: 20230 error 85
// expect-device: 20333 error 86
// expect-device: 20230 error 86
// expect-device: 20333 error 87
// expect-device: 20230 error 87
__global__ void __block_size__((64, 2), (2, 2, 1)) b() {}
int between;
__global__ __block_size__((8, 1)) void c();
int after;
__global__ __block_size__((64)) void d() { int x; }
__global__ __block_size__((1, 2, 3), (4)) void e() {}
int last;
__global__ __block_size__((1, 2), (4, 1, 1)) void f();
struct S { __global__ __block_size__((1, 2)) void g(); int m; };
__global__ __block_size__((1), 2) void h();
__global__ __block_size__() void i();
__global__ __block_size__((1, 2, 3), 4) void j();
__global__ __block_size__((1, 2, 3, 4)) void l();
__global__ __block_size__((1, 2, 3), (1, 2, 3), (1, 2, 3)) void m();
__global__ __block_size__(32, 1, 1) void n();
template <int N> __global__ __block_size__((N, 1)) void t1() {}
template <int N> __global__ void __block_size__((N, 1)) t2() {}
template <int N> __global__ void __block_size__((N), (1)) t3() {}
extern "C" __global__ void __block_size__((1)) t4();
struct S { __global__ void __block_size__((1)) t5(); };
__global__ __block_size__((0, 1, 1, 1)) void a_many() {}
__block_size__((1, 1, 1, 1)) void b_many() {}
__global__ __block_size__((1, 2, 3), (0, 2, 3), (1, 2, 3)) void c_many();
__global__ __block_size__((1, 2, 3), (1, 2, 3), (1, 2, 3)) __cluster_dims__(2) void d_many();
__global__ __block_size__((1, 2, 3, 4), (1, 2, 3)) __cluster_dims__(2) void e_many();
__global__ __block_size__((1, 2, 3), (1, 2, 3, 4)) __cluster_dims__(2) void f_many();
