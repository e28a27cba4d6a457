// expect: 20006 error 14
// expect: 20006 error 14
// expect: 20006 error 14
// expect: 20006 error 14
// expect: 20005 error 14
// expect: 20005 error 14
// expect: 20166 error 25
// expect: 20006 error 14
// expect: 20006 error 14
// expect-device: 20013 warning 14
// expect-device: 20013 warning 14
// flags: --c++17 --extended-lambda
// Instances that code for the device makes are for the host, too, where their result is deduced or they are constexpr.
template <class F> __host__ __device__ auto hd(F f) { return f(1); }
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
