// expect: 20164 error 15
// expect: 20164 error 16
// expect: 20164 error 17
// expect: 20164 error 18
// expect: 20164 error 18
// expect: 20164 error 19
// expect: 20187 error 20
// expect: 20049 error 20
// expect: 20231 error 20
// expect: 20187 error 21
// expect: 20049 error 21
// expect: 20231 error 21
// expect: 20164 error 22
// expect: 20164 error 23
auto n = [] () __host__ __device__ { };
__device__ void d() { auto l = [] () __device__ { }; }
template<class T> void t() { auto l = [] (T) __device__ { }; }
struct S { int i = [] () __host__ { return 1; }(); void m() { auto l = [this] () __device__ { }; } };
void def(int a = [] () __device__ { return 1; }());
auto g = [] () __global__ { };
struct S2 { int i = [] () __global__ { return 1; }(); };
template<class T> auto vt = [] () __device__ { return T(); };
int arr[] = { [] () __device__ { return 1; }() };
