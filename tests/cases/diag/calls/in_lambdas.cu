// expect: 20007 error 5
// expect: 20005 error 7
__device__ int d();
void f() {
  auto a = [] { return d(); };
  auto b = [] __device__ { return d(); };
  auto c = [] __host__ __device__ { return d(); };
}
