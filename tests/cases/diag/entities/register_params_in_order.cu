// expect: 20202 error 33
// expect: 20205 error 33
// expect: 20046 error 33
// expect: 20202 error 34
// expect: 20205 error 34
// expect: 20048 error 34
// expect: 20046 error 34
// expect: 20048 error 35
// expect: 20046 error 35
// expect: 20202 error 35
// expect: 20205 error 35
// expect: 20202 error 36
// expect: 20205 error 36
// expect: 20050 warning 36
// expect: 20046 error 36
// expect: 20202 error 37
// expect: 20205 error 37
// expect: 20046 error 37
// expect: 20231 error 37
// expect: 20202 error 38
// expect: 20024 error 38
// expect: 20202 error 39
// expect: 20205 error 39
// expect: 20077 error 39
// expect: 20248 error 40
// expect: 20202 error 40
// expect: 20205 error 40
// expect: 20077 error 40
// expect: 20202 error 41
// expect: 20205 error 41
// expect: 20248 error 41
// expect: 20077 error 41
__nv_register_params__ __global__ void d(int, ...);
__nv_register_params__ __global__ int e(int, ...);
__global__ __nv_register_params__ int f(int, ...);
__nv_register_params__ inline __global__ void g(int, ...);
struct S { __nv_register_params__ __global__ void m(int, ...); };
__nv_register_params__ __global__ __host__ void h(int);
__nv_register_params__ __launch_bounds__(1) void i(int, ...);
__launch_bounds__(1, 1, -1) __nv_register_params__ void j(int, ...);
__nv_register_params__ __launch_bounds__(1, 1, -1) void k(int, ...);
