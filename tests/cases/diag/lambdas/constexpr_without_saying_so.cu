// expect: 20006 error 21
// expect: 20006 error 21
// expect: 20005 error 21
// expect: 20005 error 21
// expect: 20006 error 21
// expect: 20006 error 21
// expect: 20006 error 21
// expect: 20006 error 21
// expect: 20006 error 21
// expect: 20006 error 21
// expect: 20005 error 21
// expect: 20005 error 21
// expect: 20166 error 37
// expect: 20006 error 21
// expect: 20006 error 21
// expect-device: 20013 warning 21
// expect-device: 20013 warning 21
// expect-device: 177 warning 22
// flags: --c++17 --extended-lambda
// Instances that code for the device makes are for the host, too, where their result is deduced or they are constexpr.
template <class F> __host__ __device__ auto hd(F f) { return f(1); }
static __device__ int x;
auto g1 = [] __device__ (int i) { return i; };
auto g2 = [] __device__ (int i) { static int k = 1; return i + k; };
auto g3 = [] __device__ (int i) { goto l; l: return i; };
void h() { hd(g1); hd(g2); hd(g3); }
__device__ void d() {
  hd([] __device__ (int i) { return i; });
  hd([] __host__ __device__ (int i) { return i; });
  hd([] __host__ (int i) { return i; });
  hd([] (int i) { return i; });
}
__host__ __device__ void hd_() {
  hd([] __device__ (int i) { return i; });
  hd([] (int i) { return i; });
}
struct M { int v = [] __device__ (int i) { return i; }(2); static __device__ auto f() { return hd([](int i) { return i; }); } };
