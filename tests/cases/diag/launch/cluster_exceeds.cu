// expect: 20250 error 2
__global__ void __cluster_dims__(2, 2) __launch_bounds__(64, 1, 3) a() {}
__global__ void __cluster_dims__(2, 2) __launch_bounds__(64, 1, 4) b() {}
