// expect: 101 error 10
// expect: 101 error 11
// expect: 101 error 13
// expect-device: 101 error 10
// expect-device: 101 error 11
// expect-device: 550 warning 13
// expect-device: 101 error 13
// expect-device: 550 warning 15
// Names that the body of a lambda declares again, at namespace scope as in functions.
auto outside = [](int z) { int z = 1; return z; };
struct S { int a = [](int b) { int b = 2; return b; }(1); };
__device__ int in_function(int p) {
  auto inner = [](int q) { { int q = 1; (void)q; } int q = 3; return q; };
  auto fine = [](int p) { { int p = 2; return p; } };
  { int p = 4; (void)p; }
  return inner(p) + fine(p);
}
