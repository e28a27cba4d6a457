// expect: 18 error 8
// expect: 18 error 9
// expect: 18 error 10
// expect: 20228 error 10
// expect: 18 error 11
// expect: 28 error 14
// expect: 18 error 14
__global__ __launch_bounds__(32, 2, 1, 4) void bounds() {}
__global__ __cluster_dims__(1, 1, 1, 1) void cluster() {}
__global__ __cluster_dims__(1, 0, 1, 1, 4) void out_of_range() {}
template <int N> __global__ __cluster_dims__(N, 1, 1, 1) void of_template() {}
template __global__ void of_template<1>();
int n;
__global__ __launch_bounds__(n, 2, 1, 4) void not_constant() {}
