// flags: --extended-lambda
// host-device lambdas: called on both sides, captures, mutable, copies, nested in calls
template <class F> __global__ void run(F f, int *p) { *p = f(1); } template <class F> int both(F f, int *p) { run<<<1, 1>>>(f, p); F g = f; return f(2) + g(3); }
struct S { int m; int go(int *p) { int c = m; return both([=] __host__ __device__(int x) { return c + x; }, p); } }; template <class T> int in_template(T a, int *p) { return both([=] __host__ __device__(int x) { return int(a) + x; }, p); }
int host(int *p, int n) {
  int a = 1, b[2] = {3, 4}; auto l = [] __host__ __device__(int x) { return x + 1; }; int r = both(l, p) + both([=] __host__ __device__(int x) { return a + n + x; }, p) + both([a, n] __host__ __device__(int x) mutable { a += x; return a + n; }, p) + both([b] __host__ __device__(int x) { return b[0] + x; }, p) + both([=] __host__ __device__(int x) noexcept -> int { return b[1]; }, p);
  auto dev = [=] __device__(int x) { return a; }; run<<<1, 1>>>(dev, p); static_assert(__nv_is_extended_host_device_lambda_closure_type(decltype(l)), ""); static_assert(__nv_is_extended_device_lambda_closure_type(decltype(dev)), ""); static_assert(!__nv_is_extended_device_lambda_closure_type(int), "");
  return r + S{2}.go(p) + in_template(1.5, p) + in_template(2, p);
}
