// expect: 20234 error 4
// expect: 20234 error 4
template <bool B> void f(int a, int b) {
  auto l = [=] __device__ { if constexpr (B) { return a; } else { return b; } };
  auto m = [a] __device__ { if constexpr (B) { return a; } else { return 0; } };
}
