// expect: 20164 error 60
// expect: 20164 error 61
// expect: 1758 error 61
// expect: 65 error 61
// expect: 20164 error 62
// expect: 20164 error 63
// expect: 1758 error 64
// expect: 65 error 64
// expect: 1758 error 65
// expect: 65 error 65
// expect: 20164 error 66
// expect: 20164 error 69
// expect: 1758 error 69
// expect: 65 error 69
// expect: 1758 error 72
// expect: 18 error 72
// expect: 1758 error 73
// expect: 18 error 73
// expect: 20164 error 74
// expect: 1758 error 74
// expect: 18 error 74
// expect: 1758 error 77
// expect: 65 error 77
// expect: 20164 error 79
// expect: 1758 error 79
// expect: 65 error 79
// expect-device: 20164 error 60
// expect-device: 20164 error 61
// expect-device: 1758 error 61
// expect-device: 65 error 61
// expect-device: 20164 error 62
// expect-device: 20164 error 63
// expect-device: 1758 error 64
// expect-device: 65 error 64
// expect-device: 1758 error 65
// expect-device: 65 error 65
// expect-device: 20164 error 66
// expect-device: 20164 error 69
// expect-device: 1758 error 69
// expect-device: 65 error 69
// expect-device: 177 warning 60
// expect-device: 177 warning 62
// expect-device: 177 warning 63
// expect-device: 177 warning 66
// expect-device: 1758 error 72
// expect-device: 18 error 72
// expect-device: 1758 error 73
// expect-device: 18 error 73
// expect-device: 20164 error 74
// expect-device: 1758 error 74
// expect-device: 18 error 74
// expect-device: 1758 error 77
// expect-device: 65 error 77
// expect-device: 20164 error 79
// expect-device: 1758 error 79
// expect-device: 65 error 79
template<class F> int use(F f) { return 1; }
template<class F> int use(int, F f) { return 1; }
void variables(int a) {
  auto l = [] (int i) __device__ { return i; };
  auto m = [] (int i) __device__ mutable { return i; };
  auto n = [=] (int i) __device__ noexcept { return i; };
  auto o = [=] (int i) mutable __host__ __device__ noexcept { return i; };
  auto p = [=] (int i) __attribute__((unused)) mutable { return i; };
  auto q = [=] (int i) noexcept mutable { return i; };
  auto r = [=] (int i) noexcept __device__ -> int { return i; };
  auto s = [=] (int i)
    __device__
    constexpr { return i; };
}
void arguments(int a) {
  use([=] (int i) noexcept mutable { return i; });
  int z = use(1, [=] (int i) __attribute__((unused)) mutable { return i; });
  use([=] (int i) __device__ mutable { return i; });
}
auto result(int a) {
  return [=] (int i) noexcept mutable { return i; };
}
auto global = [] (int i) __device__ mutable { return i; };
