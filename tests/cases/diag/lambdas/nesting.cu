// expect: 20161 error 5
// expect: 20162 error 6
// expect: 20160 error 9
void f() {
  auto g = [](auto x) { auto l = [] __device__ { return 1; }; };
  auto h = [] __host__ __device__ (int x) { auto l = [] __device__ { return 1; }; };
  auto i = [] { auto l = [] __device__ { return 1; }; };
}
auto z = [] { auto l = [] __device__ { return 1; }; };
