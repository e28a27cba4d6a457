// expect: 20331 error 4
// expect: 20331 error 5
// expect: 20334 error 7
__global__ void __block_size__((0, 1, 1)) a() {}
__global__ void __block_size__((8, 1, 1), (2, 1, -1)) b() {}
__global__ void __block_size__((8, 1, 1)) __cluster_dims__(2) c() {}
__global__ void __block_size__((8, 1, 1), (2, 1, 1)) __cluster_dims__(2) d() {}
