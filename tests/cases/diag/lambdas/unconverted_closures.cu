// expect: 413 error 32
// expect: 413 error 33
// expect: 413 error 34
// expect: 312 error 35
// expect: 413 error 36
// expect: 20146 error 37
// expect: 413 error 37
// expect: 413 error 38
// expect: 413 error 40
// expect: 461 error 41
// expect: 711 error 42
// expect: 413 error 43
// expect: 413 error 45
// expect-device: 413 error 32
// expect-device: 413 error 33
// expect-device: 413 error 34
// expect-device: 312 error 35
// expect-device: 413 error 36
// expect-device: 20146 error 37
// expect-device: 413 error 37
// expect-device: 413 error 38
// expect-device: 413 error 40
// expect-device: 461 error 41
// expect-device: 711 error 42
// expect-device: 413 error 43
// expect-device: 177 warning 39
// expect-device: 550 warning 40
// expect-device: 413 error 45
// Lambdas that are initialisers of what they do not convert to.
struct L0 {};
void f(int a) {
  int l1 = [=] __device__ () { return a; };
  int l2 = [a] () { return a; };
  int l3([a] __device__ () { return a; });
  L0 l5 = [a] __device__ { };
  int l6[2] = {[a] __device__ { }, 2};
  struct L { int q; } l{}; int l7 = [l] __device__ () { };
  void (*l8)() = [a] __device__ { };
  void (*l9)() = [] __device__ { };
  int l10; l10 = [a] __device__ { }; 
  float& l11 = [a] __device__ { };
  if ([a] __device__ { }) {}
  for (int i = [a] __device__ { }; i < 2; ++i) {}
}
int r() { return [] __device__ { }; }
