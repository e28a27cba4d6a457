// expect: 20077 error 28
// expect: 20247 error 29
// expect: 20230 error 30
// expect: 20262 error 31
// expect: 20217 error 32
// expect: 20077 error 32
// expect: 20239 error 36
// expect: 20245 error 37
// expect: 20239 error 38
// expect: 20240 error 38
// expect: 20239 error 39
// expect: 20217 error 40
// expect: 20245 error 40
// expect-default-device: 20077 error 28
// expect-default-device: 20247 error 29
// expect-default-device: 20230 error 30
// expect-default-device: 20262 error 31
// expect-default-device: 20077 error 32
// expect-default-device: 20239 error 36
// expect-default-device: 20245 error 37
// expect-default-device: 20239 error 38
// expect-default-device: 20240 error 38
// expect-default-device: 20239 error 39
// expect-default-device: 20245 error 40
__launch_bounds__(256, 2) __global__ void a() {}
__launch_bounds__(0) __global__ void b() {}
__launch_bounds__(-1) __global__ void c() {}
__launch_bounds__(32) __device__ void d() {}
__global__ void __launch_bounds__(64, 2, 4) e() {}
__global__ void __cluster_dims__(2, 1, 1) f() {}
__global__ void __maxnreg__(32) __launch_bounds__(32) g() {}
void __launch_bounds__(32) h() {}
namespace grid {
struct S { int a[4]; };
__global__ void a(const __grid_constant__ S s) {}
__global__ void b(__grid_constant__ S s) {}
__device__ void c(const __grid_constant__ S s) {}
__global__ void d(const __grid_constant__ S &s) {}
__global__ void e(const __grid_constant__ int *s) {}
void f(const __grid_constant__ int s) {}
}
