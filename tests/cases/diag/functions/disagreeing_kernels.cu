// expect: 311 error 29
// expect: 20048 error 29
// expect: 20048 error 30
// expect: 20046 error 30
// expect: 147 error 32
// expect: 20048 error 32
// expect: 311 error 34
// expect: 311 error 35
// expect: 20077 error 35
// expect: 311 error 36
// expect: 403 error 36
// expect: 311 error 36
// expect: 311 error 36
// expect: 147 error 37
// expect: 135 error 38
// expect: 311 error 40
// expect: 20260 error 40
// expect: 20048 error 40
// expect: 311 error 42
// expect: 20228 error 42
// expect: 311 error 44
// expect: 20245 error 44
// expect: 311 error 46
// expect: 20202 error 46
// expect-device: 940 warning 40
// expect-device: 20230 error 42
// expect-device: 20203 error 46
// The attributes of what does not agree with an earlier declaration are told of behind that, those of members not at all.
extern "C" { void a(int); __global__ int a(int); }
namespace N { __global__ void b(int); __global__ float b(int, ...); }
int c;
__global__ int c();
int d(int);
__device__ void d(int);
__launch_bounds__(3) float d(int);
struct S { void m(); __global__ int m(); __device__ void m(); void o(); __launch_bounds__(3) int o(); __global__ __host__ int o(); void p(); };
__global__ int S::p() { return 1; }
__global__ void S::q() {}
void e(int);
__maxnreg__(0) __global__ int e(int) {}
void f();
__cluster_dims__(0) int f();
void g(int);
__device__ int g(__grid_constant__ int x);
void h();
__nv_register_params__ int h();
