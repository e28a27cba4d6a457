// expect: 1835 warning 21
// expect: 1835 warning 22
// expect: 1835 warning 23
// expect: 1835 warning 25
// expect: 1835 warning 26
// expect: 1835 warning 27
// expect: 1835 warning 28
// expect: 1835 warning 28
// expect: 20092 warning 29
// expect: 1835 warning 30
// expect-device: 1835 warning 21
// expect-device: 1835 warning 22
// expect-device: 1835 warning 23
// expect-device: 1835 warning 25
// expect-device: 1835 warning 26
// expect-device: 1835 warning 27
// expect-device: 1835 warning 28
// expect-device: 1835 warning 28
// expect-device: 1835 warning 30
// Variables that are declared behind functions in one declaration.
__host__ int f(), hv2;
__host__ int hv3, f3();
__host__ __device__ int f4(), hv4;
__device__ int f5(), hv5;
__global__ void f6(), *hv6;
__shared__ int f7(), hv7;
__host__ int f8(int a, int b), *f9(), hv8;
struct S { __host__ int f(), hv2; __host__ static int g(), h; };
void go() { hv5 = 3; }
__host__ __device__ int g2(int a, int b), g4(), g6;
