// expect: 1835 warning 27
// expect: 1835 warning 28
// expect: 1835 warning 29
// expect: 1835 warning 30
// expect: 1835 warning 31
// expect: 1835 warning 33
// expect: 1835 warning 34
// expect: 1835 warning 35
// expect: 20048 error 37
// expect: 20048 error 38
// expect: 1835 warning 38
// expect: 1835 warning 39
// expect: 1835 warning 40
// expect: 1835 warning 40
// expect: 1835 warning 40
// expect: 20028 error 40
// expect: 1835 warning 41
// expect: 1835 warning 41
// expect: 1835 warning 42
// expect: 20026 error 42
// expect: 20026 error 42
// expect: 1835 warning 42
// expect: 1835 warning 43
// expect: 1835 warning 44
// expect: 20048 error 44
// expect: 1835 warning 45
__global__ int i, j();
__global__ int k;
__global__ int n, o;
__host__ __device__ int p, q();
__host__ int r, s();
__device__ int t, u();
__constant__ int v, w();
__shared__ int x1, y1();
__managed__ int z1, z2();
__device__ void fa(), fb();
__global__ void ga(), gb(int), *gc();
__global__ int gd(), ge;
__launch_bounds__(3) int la, lb();
struct S2 { __global__ int a, b(); __device__ int c, d(); __constant__ int g, h(); static __device__ int k, l(); };
struct T2 { static __global__ int b, c(); __shared__ int i, j(); };
void f2() { __global__ int a, b(); __device__ int c, d(); __constant__ int e, g(); }
__global__ int (*fp)(), fq();
int b1, b2 __attribute__((global)), b3() __attribute__((global));
__noinline__ int nv, nf();
