// expect: 20160 error 38
// expect: 20008 error 42
// expect: 20008 error 42
// expect: 20166 error 42
// expect: 20008 error 42
// expect: 20008 error 42
// expect: 20166 error 42
// expect: 20008 error 42
// expect: 20008 error 42
// expect: 20166 error 42
// expect: 20008 error 42
// expect: 20008 error 42
// expect: 20166 error 42
// expect: 20008 error 42
// expect: 20008 error 42
// expect: 20166 error 42
// expect: 20008 error 42
// expect: 20008 error 42
// expect: 20166 error 42
// expect: 20008 error 42
// expect: 20008 error 42
// expect: 20166 error 42
// expect: 20008 error 42
// expect: 20008 error 42
// expect: 20166 error 42
// expect: 20008 error 42
// expect: 20008 error 42
// expect: 20166 error 42
// expect: 20008 error 42
// expect: 20008 error 42
// expect: 20166 error 42
// expect: 20007 error 42
// expect: 20007 error 42
// expect: 20166 error 42
// expect-device: 177 warning 37
// expect-device: 177 warning 40
auto l1 = [] __device__ {}; static auto l2 = [] __device__ (int) {}; const auto l3 = [] __device__ {}; inline auto l4 = [] __device__ {};
namespace N { auto l5 = [] __device__ {}; namespace { auto l6 = [] __device__ {}; } auto l7 = [] (int x) { auto in = [] __device__ {}; return in; }; }
struct S { static inline auto l8 = [] __device__ {}; static constexpr auto l9 = [] __device__ {}; }; template <class T> auto l10 = [] __device__ (T) {};
auto [q, r] = [] { struct P { int a, b; }; return P{}; }(); auto l11 = true ? [] __device__ {} : [] __device__ {}; int l12 = ([] __device__ {}, 1);
auto l13{[] __device__ {}}; auto l14([] __device__ {}); namespace N { auto l15 = [] __device__ {}; }
void f() { l1(); l3(); l4(); N::l5(); N::l6(); S::l8(); S::l9(); l13(); l14(); N::l15(); auto in = [] __device__ {}; in(); }
