// expect: 20262 error 4
// expect: 20262 error 6
// expect: 20258 error 7
__global__ void __maxnreg__(32) __launch_bounds__(128) a() {}
__global__ void __maxnreg__(32) b();
__global__ void __launch_bounds__(128) b() {}
__maxnreg__(16) __device__ void c();
