// expect: 20166 error 11
// expect: 20166 error 12
// expect: 20166 error 13
// expect: 20166 error 15
__device__ decltype(auto) one() { return 1; }
struct Calc {
  static __device__ decltype(auto) two() { return 2; }
  __device__ decltype(auto) three(int x) const { return x; }
  static constexpr __device__ decltype(auto) four() { return 4; }
};
using a = decltype(one());
using b = decltype(Calc::two());
int c[sizeof(Calc().three(1))];
using d = decltype(Calc::four());
struct D { decltype(Calc::two()) m; };
