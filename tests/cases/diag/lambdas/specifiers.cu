// expect: 20163 error 4
// expect: 20164 error 6
void f() {
  auto a = [] __device__ () constexpr { return 1; };
  auto b = [] __device__ () mutable { return 1; };
  auto c = []() __device__ { return 1; };
}
