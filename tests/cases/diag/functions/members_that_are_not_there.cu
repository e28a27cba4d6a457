// expect: 20077 error 73
// expect: 147 error 76
// expect: 135 error 77
// expect: 20077 error 77
// expect: 135 error 78
// expect: 20024 error 78
// expect: 135 error 79
// expect: 135 error 81
// expect: 20024 error 81
// expect: 20048 error 81
// expect: 147 error 82
// expect: 493 error 83
// expect: 135 error 84
// expect: 20077 error 84
// expect: 135 error 85
// expect: 20228 error 85
// expect: 135 error 86
// expect: 20258 error 86
// expect: 135 error 87
// expect: 20048 error 87
// expect: 20046 error 87
// expect: 20260 error 87
// expect: 135 error 88
// expect: 1835 warning 88
// expect: 135 error 89
// expect: 135 error 90
// expect: 20024 error 90
// expect: 135 error 91
// expect: 20028 error 92
// expect: 20077 error 93
// expect: 135 error 108
// expect-device: 20077 error 73
// expect-device: 147 error 76
// expect-device: 135 error 77
// expect-device: 20077 error 77
// expect-device: 135 error 78
// expect-device: 20024 error 78
// expect-device: 135 error 79
// expect-device: 135 error 81
// expect-device: 20024 error 81
// expect-device: 20048 error 81
// expect-device: 147 error 82
// expect-device: 493 error 83
// expect-device: 135 error 84
// expect-device: 20077 error 84
// expect-device: 135 error 85
// expect-device: 20230 error 85
// expect-device: 20228 error 85
// expect-device: 135 error 86
// expect-device: 20258 error 86
// expect-device: 135 error 87
// expect-device: 20048 error 87
// expect-device: 20046 error 87
// expect-device: 20260 error 87
// expect-device: 135 error 88
// expect-device: 1835 warning 88
// expect-device: 135 error 89
// expect-device: 135 error 90
// expect-device: 20024 error 90
// expect-device: 135 error 91
// expect-device: 20028 error 92
// expect-device: 20042 warning 92
// expect-device: 20077 error 93
// expect-device: 135 error 108
// What a class or namespace has not is no member: its attributes are judged as those of a function by itself.
struct S {
  void m();
  static int v;
  void o(int);
  void o(char);
};
namespace Q {
__launch_bounds__(16) void f();
extern int e;
}  // namespace Q
__launch_bounds__(16) void S::m(int) {}
__launch_bounds__(16) void Q::g() {}
__host__ __global__ void Q::h() {}
__device__ int Q::x;
int Q::e = 1;
__host__ __global__ int S::i() { return 1; }
__launch_bounds__(16) __device__ int S::m() { return 1; }
__launch_bounds__(16) void S::o(float) {}
__launch_bounds__(-16) __device__ void S::q() {}
__global__ __launch_bounds__(-16) __cluster_dims__(0) void S::r() {}
__maxnreg__(2) void S::s() {}
__global__ __maxnreg__(0) int S::t(...) { return 1; }
__grid_constant__ void S::u() {}
__managed__ int S::w;
__shared__ __device__ __constant__ int S::v2;
__nv_pure__ void S::x() {}
__device__ int S::v;
__launch_bounds__(16) void Q::f() {}
// Friends of its classes, and what inline namespaces and parentheses hold, are members.
namespace N {
struct S {
  friend void befriended(S);
};
inline namespace I {
void inner();
}
void(bracketed)(int);
}  // namespace N
namespace A = N;
void N::befriended(S) {}
void N::inner() {}
void A::bracketed(int) {}
void A::missing() {}
