// expect: 20163 error 25
// expect: 3216 warning 26
// expect: 3216 warning 27
// expect: 100 error 30
// expect: 20 error 31
// expect-device: 20163 error 25
// expect-device: 3216 warning 26
// expect-device: 3216 warning 27
// expect-device: 100 error 30
// expect-device: 20 error 31
// expect-device: 177 warning 22
// expect-device: 177 warning 23
// expect-device: 177 warning 24
// expect-device: 177 warning 25
// expect-device: 177 warning 26
// expect-device: 177 warning 27
// expect-device: 177 warning 28
// expect-device: 177 warning 29
// expect-device: 177 warning 30
// The parentheses behind a macro for an attribute are those of the lambda.
void f(int a) {
  auto n = [a] __host__ __device__ __noinline__ (int x) mutable { return a + x; };
  auto o = [a] __noinline__ (int x) mutable { return a + x; };
  auto p = [a] __noinline__ __device__ (int x) mutable -> int { return a + x; };
  auto q = [a] __device__ __noinline__ (int x = 3) constexpr noexcept { return a + x; };
  auto r = [a] __noinline__ mutable { return a; };
  auto s = [a] __device__ __noinline__ -> int { return a; };
  auto t = [a] __device__ __noinline__ { return a; };
  auto u = [a] __noinline__ __nv_parent(f) (int x) noexcept { return a; };
  auto v = [b = 1] __device__ __noinline__ (int x, int x) { return b; };
  call([] __noinline__ (auto x) mutable { return x; });
}
