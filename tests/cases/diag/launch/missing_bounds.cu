// expect: 20238 warning 4
// expect: 20238 warning 6
// flags: --diag_warning=missing_launch_bounds
__global__ void a();
__global__ void __launch_bounds__(32) b();
__global__ void __maxnreg__(32) c() {}
void d();
