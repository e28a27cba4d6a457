// expect: 20164 error 11
// expect: 20164 error 12
// expect: 20164 error 13
// expect: 20164 error 14
// expect: 20164 error 15
// expect: 1835 warning 16
// expect: 20164 error 19
// expect: 20164 error 20
// expect: 1835 warning 21
// expect: 20164 error 22
auto a = [](int) mutable __device__ {};
auto b = []() noexcept __host__ {};
auto c = []() noexcept(true) __host__ __device__ {};
auto d = []() mutable noexcept __device__ -> int { return 1; };
auto e = []() constexpr __device__ {};
auto f = []() -> int __device__ { return 1; };
auto g = [] __device__ () mutable {};
void h() {
  auto a = [](int) mutable __device__ {};
  auto b = []() noexcept(true) __host__ {};
  auto f = []() -> int __device__ { return 1; };
  auto g = []() constexpr __device__ {};
}
