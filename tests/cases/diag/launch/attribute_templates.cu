// expect: 20077 error 26
// expect: 20248 error 15
// expect: 20248 error 16
// expect: 20334 error 19
// expect: 20228 error 20
// expect: 20261 error 22
// expect: 20260 error 23
// expect: 20260 error 24
// expect: 20260 error 25
// expect: 20248 error 26
// expect: 20007 error 34
// expect: 20248 error 28
// expect: 20248 error 28
// expect: 20248 error 15
struct S {}; namespace M { template <int N> __global__ __launch_bounds__(1, 1, N) void a() {} template <class T> struct C { template <int N> static __device__ __local_maxnreg__(N) void lm() {} static __device__ __local_maxnreg__(sizeof(T) - 4) void nt() {} }; }
template <int N> __global__ __launch_bounds__(N, 1, -5) void b() {}
template <int N> __global__ __launch_bounds__(N, 1, -5) void b2() {}
template <int X> __global__ __block_size__((1, 1, 1), (X, 1, 1)) __cluster_dims__(2) void c() {}
template <int X> __global__ __cluster_dims__(X) __block_size__((1, 1, 1), (2, 1, 1)) void d() {}
template <int X> __global__ __cluster_dims__(X, 0) void e() {}
template <class T> __global__ __maxnreg__(T::v) __launch_bounds__(T::v) void g() {}
template <class T, template <class> class U, int... N> __global__ __maxnreg__(-sizeof...(N)) void h(T t) {}
template <long L, bool B, char C, class E, unsigned U, int *P> __global__ __maxnreg__(L) void i() {}
template <int N> __global__ __maxnreg__(N) void j(); template <int N> __global__ void j() {}
template <int N> __global__ void l(); template <int N> __global__ __maxnreg__(N) void l() {}
template <int N> __device__ __launch_bounds__(1, 1, N) void nk() {}
template <int N> __global__ __maxnreg__(N) __launch_bounds__(N) void ml() {}
template <int N> __global__ __launch_bounds__(1, 1, N) __launch_bounds__(1, 1, N) void tw() {}
int gl; template <class T> using A1 = T;
void f() { M::a<-1><<<1, 1>>>(); }
void f1() { b<1><<<1, 1>>>(); }
void f2() { d<2><<<1, 1>>>(); e<1><<<1, 1>>>(); }
void f3() { h<S, A1, 1, 2><<<1, 1>>>(S()); i<-1, true, 'a', S, 3u, &gl><<<1, 1>>>(); }
void f4() { j<0><<<1, 1>>>(); l<0><<<1, 1>>>(); nk<-1>(); ml<1><<<1, 1>>>(); tw<-1><<<1, 1>>>(); }
void f5() {  }
constexpr int ce() { if (false) M::a<-50><<<1, 1>>>(); return 1; }
