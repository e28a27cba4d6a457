// expect: 28 error 48
// expect: 20248 error 49
// expect: 20248 error 52
// expect: 20248 error 35
// expect: 20248 error 35
// expect: 20248 error 35
// expect: 20248 error 35
// expect: 135 error 36
// expect: 1867 error 36
// expect: 28 error 36
// expect: 254 error 36
// expect: 2412 error 36
// expect: 20248 error 37
// expect: 135 error 37
// expect: 1867 error 37
// expect: 20260 error 39
// expect: 20261 error 39
// expect: 2412 error 40
// expect: 2412 error 41
// expect: 2412 error 41
// expect: 20260 error 42
// expect: 20260 error 42
// expect: 20248 error 42
// expect: 20228 error 43
// expect: 20228 error 43
// expect: 20331 error 45
// expect: 20331 error 45
// expect: 20260 error 50
// expect: 20228 error 51
// expect: 20248 error 52
// expect: 20248 error 35
// expect: 20329 error 44
// expect: 20329 error 44
// arch: 90
template <int N> __global__ __launch_bounds__(1, 1, N) void a() {}
template <class T> __global__ __launch_bounds__(T::v) void b() {}
template <class T> __global__ __launch_bounds__(1, 1, T::v) void b3(T) {}
template <class T> __global__ __launch_bounds__(sizeof(T)) void c(T) {}
template <class T> __global__ __maxnreg__(sizeof(T) - 4) void m(T) {}
template <class T> __global__ __launch_bounds__(T()) void d() {}
template <class T> __global__ __launch_bounds__(T(1)) void d1(T) {}
template <int N> __global__ __maxnreg__(N) __launch_bounds__(1, 1, N) void h() {}
template <int N> __global__ __cluster_dims__(N) void cl() {}
template <int N> __device__ __local_maxnreg__(N) void lm() {}
template <int N> __global__ __block_size__((N, N, 1)) void bs() {}
template <int N> __global__ __cluster_dims__(N) __launch_bounds__(1, 1, 4) void cb() {}
template <class T> struct V { static constexpr int v = -1; }; struct W { static int v; }; struct X { typedef int v; }; struct Y {}; struct Z { static constexpr double v = 1.5; };
int gi; template <class T> __global__ __launch_bounds__(gi) void nd(T) {}
template <class T> __global__ __launch_bounds__(1, 1, -5) void nd2(T) {}
template <class T, int N = -7> __global__ __maxnreg__(N) void df(T) {}
template <int... Ns> __global__ __cluster_dims__(Ns...) void pk() {}
template <int N> __global__ __launch_bounds__(1, 1, N) void sp() {}
template <> __global__ __launch_bounds__(1, 1, 2) void sp<-3>() {}
void f() {
  a<-1><<<1, 1>>>(); a<-1><<<1, 1>>>(); a<-2><<<1, 1>>>(); auto p = &a<-3>; auto q = a<-4>;
  b<Y><<<1, 1>>>(); b<W><<<1, 1>>>(); b<X><<<1, 1>>>(); b<Z><<<1, 1>>>(); b<V<int>><<<1, 1>>>();
  b3<<<1, 1>>>(V<int>()); b3<<<1, 1>>>(Y());
  c<<<1, 1>>>(1); m<<<1, 1>>>(1); m<<<1, 1>>>('a'); m<<<1, 1>>>(1.0);
  d<int><<<1, 1>>>(); d<double><<<1, 1>>>(); d1<<<1, 1>>>(1.f); d1<<<1, 1>>>(&gi);
  h<0><<<1, 1>>>(); h<-1><<<1, 1>>>(); h<5><<<1, 1>>>();
  cl<0><<<1, 1>>>(); cl<-1><<<1, 1>>>(); bs<0><<<1, 1>>>(); cb<8><<<1, 1>>>(); cb<4><<<1, 1>>>();
  nd<<<1, 1>>>(1); nd<<<1, 1>>>(1.0); nd2<<<1, 1>>>(1); nd2<<<1, 1>>>(2.0); df<<<1, 1>>>(1); pk<1, 0><<<1, 1>>>(); pk<><<<1, 1>>>(); sp<-3><<<1, 1>>>(); sp<-4><<<1, 1>>>();
}
template __global__ void a<-8>(); template __global__ void a<-1>(); template __device__ void lm<0>(); void u() { (void)lm<-1>; }
