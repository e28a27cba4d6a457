// expect: 20077 error 8
// expect: 20258 error 9
// expect: 20258 error 14
// expect: 20258 error 15
template<int N> __device__ __cluster_dims__(N) void n();
template<int N> __device__ __maxnreg__(N) void p();
template<int N> __device__ __block_size__((N, 1, 1)) void o();
template<> __device__ void n<3>() {}
template<> __device__ __maxnreg__(4) void p<4>() {}
template<int N> __device__ __maxnreg__(N) void a9();
template<int N> __device__ void a9() {}
template<int N> __device__ void b9();
template<int N> __device__ __cluster_dims__(N) void b9() {}
template<int N> __device__ __maxnreg__(4) void c9();
template<int N> __device__ void c9() {}
