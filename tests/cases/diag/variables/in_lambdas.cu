// expect: 20026 error 4
// expect: 20026 error 6
void f() {
  auto a = [] { __shared__ int x; };
  auto b = [] __device__ { __shared__ int x; };
  auto c = [] __host__ __device__ (int i) { if (i) { __shared__ int x; } };
}
__device__ void g() { auto d = [] { __shared__ int x; }; }
