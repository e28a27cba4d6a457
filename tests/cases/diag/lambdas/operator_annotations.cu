// expect: 20164 error 23
// expect: 20164 error 25
// expect: 20164 error 26
// expect: 20164 error 27
// expect: 20164 error 28
// expect: 20187 error 29
// expect: 20231 error 29
// expect: 20164 error 30
// expect: 20164 error 31
// expect: 20164 error 32
// expect: 20164 error 33
// expect: 20164 error 34
// expect: 20164 error 35
// expect: 20187 error 36
// expect: 20049 error 36
// expect: 20231 error 36
// expect: 20164 error 40
// expect: 20164 error 40
// expect: 20164 error 41
// expect: 20164 error 42
// flags: --c++20
void f(int a) {
  auto l = [=] <class T> __device__ (T x) { return a + x; };
  auto l1 = [=] __device__ <class T> (T x) { return a + x; };
  auto l2 = [] <class T> __host__ __device__ (T x) { return x; };
  auto l3 = [] <class T> __device__ (T x) __device__ { return x; };
  auto l5 = [] [[nodiscard]] __device__ () { return 1; };
  auto l6 = [] <class T> (T x) __device__ { return x; };
  auto l7 = [] <class T> __global__ (T x) { };
  auto l8 = [] <class T> __host__ (T x) { };
  auto l10 = [] <class T> [[nodiscard]] __device__ (T) { return 1; };
  auto l12 = [] () mutable __device__ { };
  auto l13 = [] () noexcept __device__ { };
  auto l14 = [] () __device__ noexcept { };
  auto l15 = [] () __device__ -> int { return 1; };
  auto l17 = [] () __global__ { };
  auto l18 = [] __device__ { };
  auto l19 = [] __global__ { };
}
__device__ void g() { auto l = [] <class T> __device__ (T x) { return x; }; auto m = [] () __device__ {}; }
auto late = [] __host__ () mutable __device__ {};
void in_block() { auto l = [] __device__ (int x) noexcept __host__ -> int { return x; }; }
