// expect: 1574 error 13
// expect: 1574 error 23
// expect: 1574 error 25
// expect: 1574 error 27
// expect: 1574 error 28
// expect: 1574 error 29
// expect: 1574 error 32
__device__ void device() {
  auto l = [] __device__ () { return 1; };
  static_assert(!__nv_is_extended_device_lambda_closure_type(decltype(l)), "1");
}
auto outside = [] __host__ __device__ () { return 1; };
static_assert(__nv_is_extended_host_device_lambda_closure_type(decltype(outside)), "2");
template<class F> constexpr bool is_device = __nv_is_extended_device_lambda_closure_type(F);
void f(int a) {
  auto d = [=] __device__ () { return a; };
  auto h = [=] __host__ __device__ () { return a; };
  auto r = [=] __device__ () -> int { return a; };
  auto p = [=] __device__ (int k) -> decltype(k) { return k; };
  auto n = [] () { auto in = [] __device__ () { return 1; }; return in; };
  auto o = [] __device__ () { auto in = [] __device__ () { return 1; }; return in; };
  static_assert(__nv_is_extended_device_lambda_closure_type(const decltype(d)), "3");
  static_assert(__nv_is_extended_device_lambda_closure_type(decltype(h)), "4");
  static_assert(__nv_is_extended_host_device_lambda_closure_type(decltype(h)), "5");
  static_assert(__nv_is_extended_device_lambda_with_preserved_return_type(decltype(d)), "6");
  static_assert(__nv_is_extended_device_lambda_with_preserved_return_type(decltype(r)), "7");
  static_assert(__nv_is_extended_device_lambda_with_preserved_return_type(decltype(p)), "8");
  static_assert(__nv_is_extended_device_lambda_closure_type(decltype(d) &), "9");
  static_assert(__nv_is_extended_device_lambda_closure_type(decltype(n)), "10");
  static_assert(__nv_is_extended_device_lambda_closure_type(decltype(n())), "11");
  static_assert(is_device<decltype(d)> && !is_device<int>, "12");
  static_assert(is_device<decltype(h)>, "13");
}
