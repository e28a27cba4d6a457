// expect: none
// expect-device: 20096 warning 11
// expect-device: 20096 warning 12
// expect-device: 20096 warning 14
// expect-device: 20094 warning 15
// expect-device: 20068 error 14
auto z = [](int x) { return x; };
auto y = [] __host__ __device__ (int x) { return x; };
auto w = [] __device__ (int x) { return x; };
const auto v = [] __host__ __device__ (int x) { return x; };
__device__ int f1() { return y(1); }
__device__ int f2() { return w(1); }
__device__ int f3() { return v(1); }
__device__ auto *f4() { return &y; }
__device__ int f5() { auto q = y; return q(1); }
