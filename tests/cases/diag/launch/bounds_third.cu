// expect: 20248 error 3
// expect: 20249 error 4
__global__ void __launch_bounds__(128, 2, -1) a() {}
__global__ void __launch_bounds__(128, 2, 0x80000000) b() {}
__global__ void __launch_bounds__(128, 2, 0) c() {}
__global__ void __launch_bounds__(-128, -2, 3) d() {}
