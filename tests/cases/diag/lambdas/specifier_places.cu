// expect: 20163 error 9
// expect: 20163 error 11
// expect: 20163 error 13
void f(int a) {
  auto l1 = [a] __device__ () mutable
     constexpr
     noexcept
     -> int
     { return a; };
  auto l2 = [a] __host__ __device__ () constexpr
     { return a; };
  auto l3 = [a] __device__ () constexpr [[gnu::noinline]]
     { return a; };
}
