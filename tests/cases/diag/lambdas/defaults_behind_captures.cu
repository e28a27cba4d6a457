// expect: 40 error 10
// expect: 20136 error 10
// expect: 40 error 11
// expect-device: 40 error 10
// expect-device: 20136 error 10
// expect-device: 40 error 11
// expect-device: 177 warning 10
// expect-device: 177 warning 11
void f(int a, int b) {
  auto m = [&a, &] __device__ () { return a; };
  auto n = [a, =] __host__ __device__ () { return a; };
}
