// expect: 125 error 67
// expect: 29 error 67
// expect: 1910 error 67
// expect: 125 error 68
// expect: 1910 error 68
// expect: 169 error 68
// expect: 18 error 71
// expect: 125 error 72
// expect: 29 error 72
// expect: 1910 error 72
// expect: 125 error 75
// expect: 29 error 75
// expect: 1910 error 75
// expect: 125 error 77
// expect: 29 error 77
// expect: 1910 error 77
// expect: 125 error 78
// expect: 29 error 78
// expect: 1910 error 78
// expect: 125 error 79
// expect: 29 error 79
// expect: 1910 error 79
// expect: 125 error 80
// expect: 29 error 80
// expect: 1910 error 80
// expect: 125 error 82
// expect: 125 error 83
// expect: 125 error 84
// expect: 125 error 84
// expect: 29 error 84
// expect: 1910 error 84
// expect-device: 125 error 67
// expect-device: 29 error 67
// expect-device: 1910 error 67
// expect-device: 125 error 68
// expect-device: 1910 error 68
// expect-device: 169 error 68
// expect-device: 18 error 71
// expect-device: 20333 error 71
// expect-device: 125 error 72
// expect-device: 29 error 72
// expect-device: 1910 error 72
// expect-device: 125 error 75
// expect-device: 29 error 75
// expect-device: 1910 error 75
// expect-device: 125 error 77
// expect-device: 29 error 77
// expect-device: 1910 error 77
// expect-device: 125 error 78
// expect-device: 29 error 78
// expect-device: 1910 error 78
// expect-device: 125 error 79
// expect-device: 29 error 79
// expect-device: 1910 error 79
// expect-device: 125 error 80
// expect-device: 29 error 80
// expect-device: 1910 error 80
// expect-device: 125 error 82
// expect-device: 20333 error 82
// expect-device: 125 error 83
// expect-device: 20333 error 83
// expect-device: 125 error 84
// expect-device: 125 error 84
// expect-device: 29 error 84
// expect-device: 1910 error 84
// What stands in the place of a tuple is passed over up to a parenthesis.
__global__ __block_size__(x) void a() {}
__global__ __block_size__(dim3(1)) void c() {}
__global__ __block_size__({1, 2, 3}) void d() {}
int y1;
__global__ __block_size__((1, 2, 3) (4, 5, 6)) void b() {}
__global__ __block_size__({1}) void e();
int y2;
int y3;
__global__ __block_size__((1, 2, 3), {1, 2, 3}) void g() {}
int y4;
__global__ __block_size__((1, 2, 3), 4) void h() {}
__global__ __block_size__("s") void i() {}
__global__ __block_size__(1 + 2) void j() {}
__global__ __block_size__(-1) void l() {}
int y5;
__global__ __block_size__(x(1, 2, 3)) void m() {}
__global__ __block_size__((1, 2, 3), y (1, 1, 1)) void o() {}
__global__ __block_size__(f(1, 2, 3), 4) void q() {}
