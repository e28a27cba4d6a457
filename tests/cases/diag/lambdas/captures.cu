// expect: 20136 error 7
// expect: 20136 error 7
// expect: 20136 error 8
// expect: 20158 error 9
// expect: 20139 error 12
void f(int a, int b) {
  auto l = [&] __device__ { return a; };
  auto m = [&a, b] __device__ { return a + b; };
  auto n = [x = a] __host__ __device__ { return x; };
  auto o = [x = a] __device__ { return x; };
  int q[3];
  auto p = [x = q] __device__ { return x[0]; };
}
