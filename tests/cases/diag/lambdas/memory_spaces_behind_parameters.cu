// expect: 1835 warning 11
// expect: 1835 warning 12
// expect: 1835 warning 13
// expect: 1835 warning 14
// expect: 29 error 15
// expect-device: 177 warning 11
// expect-device: 177 warning 12
// expect-device: 177 warning 13
// expect-device: 177 warning 14
void f(int a) {
  auto m = [=] () __shared__ {};
  auto n = [=] () mutable __constant__ {};
  auto o = [=] () __managed__ { return a; };
  auto t = [] () __grid_constant__ {};
  auto e = [y = ] __device__ () {};
}
