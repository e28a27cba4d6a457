// expect: 20228 error 7
// expect: 20228 error 8
// expect: 20228 error 9
// expect: 20228 error 9
// expect: 20228 error 9
// expect: 20229 error 10
__global__ void __cluster_dims__(0) a() {}
__global__ void __cluster_dims__(2, -2, 1) b() {}
__global__ void __cluster_dims__(0, 0, 0) c() {}
__global__ void __cluster_dims__(4000000000) d() {}
__global__ void __cluster_dims__() e() {}
