// expect: 125 error 28
// expect: 29 error 28
// expect: 1910 error 28
// expect: 125 error 29
// expect: 29 error 29
// expect: 1910 error 29
// expect: 125 error 30
// expect: 29 error 30
// expect: 1910 error 30
// expect: 18 error 31
// expect: 18 error 32
// expect: 18 error 33
// expect: 1910 error 34
// expect: 169 error 34
// expect: 20048 error 36
// expect: 28 error 37
// expect: 169 error 37
// expect: 29 error 38
// expect: 1910 error 38
// expect: 169 error 38
// expect: 1910 error 39
// expect: 169 error 39
// expect: 2412 error 40
// expect: 28 error 40
// expect: 169 error 40
// arch: 90
int n;
__global__ __block_size__() void a1();
__global__ __block_size__(1, 2, 3) void a2();
__global__ __block_size__((1, 1, 1), 2) void a3();
__global__ __block_size__((1, 1, 1, 1)) void a4();
__global__ __block_size__((1, 1, 1), (1, 1, 1), (1, 1, 1)) void a5();
__global__ __block_size__((1, 1, 1) (1, 1, 1)) void a6();
__global__ __block_size__((1, 1)) int b1() {}
__global__ int swallowed();
__global__ int told();
__global__ __block_size__((n, 1, 1)) void b2();
__global__ __block_size__(()) void b3();
__global__ __block_size__((1, 1, 1), (2, 2)) void b4();
__global__ __block_size__((1.5, n, 1)) void b5();
