// expect: 299 error 49
// expect: 20132 error 49
// expect: 3216 warning 49
// expect: 1758 error 49
// expect: 65 error 49
// expect: 299 error 50
// expect: 20132 error 50
// expect: 3216 warning 50
// expect: 1758 error 50
// expect: 65 error 50
// expect: 299 error 51
// expect: 20132 error 51
// expect: 3216 warning 51
// expect: 1758 error 51
// expect: 65 error 51
// expect: 299 error 52
// expect: 20132 error 52
// expect: 3216 warning 52
// expect: 1758 error 52
// expect: 65 error 52
// expect: 299 error 55
// expect: 20132 error 55
// expect: 3216 warning 55
// expect: 1758 error 55
// expect: 65 error 55
// expect-device: 299 error 49
// expect-device: 20132 error 49
// expect-device: 3216 warning 49
// expect-device: 1758 error 49
// expect-device: 65 error 49
// expect-device: 299 error 50
// expect-device: 20132 error 50
// expect-device: 3216 warning 50
// expect-device: 1758 error 50
// expect-device: 65 error 50
// expect-device: 299 error 52
// expect-device: 20132 error 52
// expect-device: 3216 warning 52
// expect-device: 1758 error 52
// expect-device: 65 error 52
// expect-device: 299 error 55
// expect-device: 20132 error 55
// expect-device: 3216 warning 55
// expect-device: 1758 error 55
// expect-device: 65 error 55
// expect-device: 177 warning 58
// expect-device: 177 warning 59
// expect-device: 177 warning 60
void o(int); void o(double) { auto l = [] __nv_parent(o) __device__ () { return 1; }; }
void p(int) { auto l = [] __nv_parent(&o) __device__ () { return 1; }; }
template<class T> void t(T a) { auto l = [=] __nv_parent(t) __device__ () { return a; }; }
struct S { void m(int); void m() { auto l = [] __nv_parent(&S::m) __device__ () { return 1; }; } };
template<class T> void u(T a) { }
void q(int) {
  auto l = [] __nv_parent(u) __device__ () { return 1; };
}
void r(int) {
  auto a = [] __nv_parent(&u<int>) __device__ () { return 1; };
  auto b = [] __nv_parent((void (*)(int))o) __device__ () { return 1; };
  auto c = [] __nv_parent(static_cast<void (*)(int)>(&o)) __device__ () { return 1; };
}
