// flags: --extended-lambda
// traits of extended lambdas in headers-like templates
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
template <class T> struct Kind {
  static const bool device = __nv_is_extended_device_lambda_closure_type(T);
  static const bool both = __nv_is_extended_host_device_lambda_closure_type(T);
  static const bool typed = __nv_is_extended_device_lambda_with_preserved_return_type(T);
};
template <class T> int code(T) { return Kind<T>::device + 2 * Kind<T>::both + 4 * Kind<T>::typed; }
auto outside = [] __host__ __device__ (int i) { return i; };
int host(int x) {
  auto d = [=] __device__ (int i) { return i + x; }; auto h = [=] __host__ __device__ (int i) { return i + x; }; auto t = [=] __device__ (int i) -> int { return i + x; };
  auto plain = [=](int i) { return i + x; };
  static_assert(__nv_is_extended_device_lambda_closure_type(decltype(d)) && !__nv_is_extended_device_lambda_closure_type(int), "");
  static_assert(__nv_is_extended_host_device_lambda_closure_type(const decltype(h)), "");
  return code(d) * 1000 + code(h) * 100 + code(t) * 10 + code(plain) + code(outside);
}
