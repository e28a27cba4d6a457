// expect: 20329 error 3
// expect: 20329 error 4
__device__ void __local_maxnreg__(0) a();
__global__ void __local_maxnreg__(-1) b();
__device__ void __local_maxnreg__(32) c();
