// expect: 20006 error 14
// expect: 20006 error 14
// expect: 20006 error 15
// expect: 20006 error 15
// expect: 20005 error 14
// expect: 20005 error 14
// expect: 20005 error 15
// expect: 20005 error 15
// expect: 20005 error 30
// expect: 20005 error 14
// expect: 20005 error 14
// flags: --c++17
// Instances that code for the device makes are for the host, too, where their result is deduced or they are constexpr.
template <class F> __host__ __device__ auto hd2(F f) { return f(1); }
template <class F> __host__ __device__ constexpr int hd3(F f) { return f(1); }
template <class F> __host__ __device__ int hd4(F f) { return f(1); }
struct E { __device__ constexpr int operator()(int x) const { return x; } };
struct N { __device__ int operator()(int x) const { return x; } };
__device__ void h() { 
  hd2(E{});
  hd3(E{});
  hd4(E{});
  hd2(N{});
  hd3(N{});
  hd4(N{});
}
template <class T> __host__ __device__ auto named(T t) { return for_device(t); }
__device__ int for_device(N);
namespace n { struct X {}; __device__ int for_device(X); }
template <class T> __host__ __device__ auto found(T t) { return for_device(t); }
__device__ void more() {
  found(n::X{});
  using R = decltype(hd2(E{}));
  struct L { __device__ int operator()(int) const { return 1; } };
  hd2(L{});
}
template <class T> __device__ void generic(T) { hd2(N{}); }
template <class T> struct Members { __device__ void f() { hd2(N{}); } };
struct Member { __device__ int f() { return hd3(N{}); } __device__ Member() : v(hd2(N{})) {} int v; };
__global__ void kernel(int *o) { *o = hd2(N{}) + hd4(N{}); }
