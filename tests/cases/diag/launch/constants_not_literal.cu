// expect: none
enum { N = 4, Z = 0 };
constexpr int M = 8;
__global__ void __launch_bounds__(N * 32, 1) a() {}
__global__ void __cluster_dims__(M) b() {}
template <int K> __global__ void __cluster_dims__(K) c() {}
