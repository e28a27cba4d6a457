// expect: 20248 error 26
// expect: 20249 error 27
// expect: 20077 error 28
// expect: 20248 error 29
// expect: 20077 error 33
// expect: 20228 error 34
// expect: 20228 error 36
// expect: 20228 error 36
// expect: 20077 error 40
// expect: 20331 error 41
// expect: 20331 error 42
// expect: 20331 error 42
// expect: 20202 error 44
// expect: 20202 error 45
// expect: 20202 error 46
// expect: 20231 error 46
// expect: 20078 error 46
// expect: 20231 error 46
// expect: 1835 warning 47
// expect: 1835 warning 48
// expect: 1835 warning 51
// expect: 20260 error 55
// arch: 80
__global__ void __launch_bounds__(1,2,3) k1() {}
__global__ void __launch_bounds__(1,2,0) k2() {}
__global__ void __launch_bounds__(1,2,-1) k3() {}
__global__ void __launch_bounds__(1,2,4294967296) k4() {}
__device__ void __launch_bounds__(1,2,3) d1() {}
template <int N> __global__ void __launch_bounds__(1,2,N) t1() {}
void u1() { t1<0><<<1,1>>>(); t1<3><<<1,1>>>(); t1<-3><<<1,1>>>(); }
__global__ void __cluster_dims__(2,1,1) k5();
__global__ void __cluster_dims__(2,1,1) k5() {}
__device__ void __cluster_dims__(2,1,1) d2() {}
__global__ void __cluster_dims__(0,1,1) k6() {}
__global__ void __cluster_dims__() k7() {}
template <int N> __global__ void __cluster_dims__(N) t2() {}
void u2() { t2<0><<<1,1>>>(); t2<3><<<1,1>>>(); t2<-3><<<1,1>>>(); }
__global__ void __block_size__((2,1,1)) k8() {}
__global__ void __block_size__((2,1,1),(2,1,1)) k9() {}
__device__ void __block_size__((2,1,1),(2,1,1)) d3() {}
__global__ void __block_size__((2,0,1),(2,1,1)) k10() {}
template <int N> __global__ void __block_size__((N,1,1)) t3() {}
void u3() { t3<0><<<1,1>>>(); t3<3><<<1,1>>>(); t3<-3><<<1,1>>>(); }
__nv_register_params__ __device__ void r1(int) {}
__device__ void r2(int) __nv_register_params__;
struct S { __nv_register_params__ __device__ void m(); __cluster_dims__(2) __global__ void mk(); __launch_bounds__(1,2,3) __global__ void ml(); };
__cluster_dims__(2) int v; 
__launch_bounds__(1,2,3) typedef int I;
__global__ void __launch_bounds__(1,2,3) __launch_bounds__(1,2,3) k11() {}
__global__ void __cluster_dims__(2) __cluster_dims__(3) __launch_bounds__(1,2,4) k12() {}
struct __cluster_dims__(2) C {};
auto l = [] __device__ __cluster_dims__(2) () {};
constexpr int Z = 0; __global__ void __launch_bounds__(1,2,Z) k13() {}
__global__ void __launch_bounds__(1,2,Z+1) k14() {}
__global__ void __maxnreg__(0) k15() {}
__global__ void __maxnreg__(32) k16() {}
