// expect: 1761 error 9
// expect: 1761 error 10
// expect: 20136 error 10
// expect: 1761 error 11
// expect: 1761 error 12
// expect: 1761 error 13
// expect: 1730 error 18
void f(int a, int b) {
  auto l = [a, &a] __device__ () { return a; };
  auto m = [&a, &a] __device__ () { return a; };
  auto n = [b, a, &b] __host__ __device__ () { return a; };
  auto o = [a, a = b] __host__ __device__ () { return a; };
  auto p = [a, &a = b] __device__ () { return a; };
}
void g() {
  union { int u; float w; };
  u = 1;
  auto l = [u] { return 1; };
}
