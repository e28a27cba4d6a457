// expect: 20157 error 4
void f() {
  auto a = [] __device__ (auto x) { return 1; };
  auto b = [] __host__ __device__ (auto x) { return 1; };
}
