// expect-device: 177 warning 25
// expect-device: 177 warning 25
// expect-device: 177 warning 25
// expect-device: 177 warning 26
// expect-device: 177 warning 26
// expect-device: 177 warning 27
// expect-device: 20017 error 41
// expect-device: 20017 error 42
// expect-device: 20017 error 43
// expect-device: 20017 error 44
// expect-device: 20017 error 45
// expect-device: 20017 error 46
// expect-device: 20017 error 47
// expect-device: 177 warning 45
// expect-device: 177 warning 46
// flags: --c++20
struct C { int v; constexpr C() : v(1) {} constexpr C(int x) : v(x) {} constexpr int get() const { return v; } };
struct E { constexpr E() {} };
__global__ void k(int *out) {
  constexpr C nothing;
  constexpr C empty{};
  constexpr C assigned = {};
  constexpr C converted = 1;
  constexpr C several[2];
  static constexpr C lasting, listed{}, made = 2, lines[2][3];
  constexpr E object, other{};
  constinit static C initialised, rows[2];
  static_assert(C().v == 1 && C(2).v == 2 && C{3}.v == 3, "");
  int bound[C(4).v] = {};
  enum { value = C(5).v };
  *out = nothing.v + empty.v + assigned.v + converted.v + several[1].v + made.v + initialised.v + bound[0] + value;
}
template <class T> __device__ int f() {
  constexpr T nothing;
  constexpr T empty{};
  constexpr T several[2];
  return nothing.v + empty.v + several[0].v;
}
__device__ int g() { return f<C>(); }
__device__ int met() {
  constexpr C called(1);
  constexpr C listed{1};
  constexpr C copied = C(1);
  constexpr C several[2] = {};
  static const C constant;
  constinit static C empty{};
  static_assert(C(6).get() == 6, "");
  return called.v + listed.v + copied.v + several[0].v;
}
