// expect: 3216 warning 18
// expect: 1758 error 18
// expect: 1758 error 19
// expect: 3216 warning 20
// expect: 1758 error 20
// expect: 3216 warning 21
// expect: 1758 error 21
// expect: 1758 error 22
// expect: 65 error 22
// expect: 3216 warning 23
// expect: 1758 error 23
// expect: 65 error 23
// expect: 3216 warning 24
// expect: 1758 error 24
// expect: 65 error 24
// expect: 20136 error 27
void f(int a) {
  auto m = [a];
  auto l = [=] (int x) -> int;
  auto o = [=] __device__;
  auto p = [=] mutable;
  auto r = [=] () x { return 1; };
  auto s = [=] int () { return 1; };
  auto t = [=] __device__ inline () { return a; };
  int b[2] = {1, 2}; b[a] = b[1];
  auto u = [=] () -> decltype(b[0] + 1) { return b[0]; };
  auto v = [&a] __device__ () { return a; };
}
