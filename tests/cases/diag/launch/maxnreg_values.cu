// expect: 20260 error 4
// expect: 20260 error 5
// expect: 20261 error 7
__global__ void __maxnreg__(0) a() {}
__global__ void __maxnreg__(-32) b() {}
__global__ void __maxnreg__(64) c() {}
__global__ void __maxnreg__(0xffffffffu) d() {}
