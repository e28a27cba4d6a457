// expect: 1761 error 8
// expect: 1761 error 9
// expect: 20136 error 9
// expect: 1761 error 10
// expect: 1761 error 11
// expect: 1761 error 12
void f(int a, int b) {
  auto l = [a, &a] __device__ () { return a; };
  auto m = [&a, &a] __device__ () { return a; };
  auto n = [b, a, &b] __host__ __device__ () { return a; };
  auto o = [a, a = b] __host__ __device__ () { return a; };
  auto p = [a, &a = b] __device__ () { return a; };
}
