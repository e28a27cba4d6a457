// expect: 20157 error 20
// expect: 20157 error 21
// expect: 20136 error 23
// expect: 20158 error 23
// expect: 20151 error 24
// expect: 20161 error 25
// expect-device: 20157 error 20
// expect-device: 20125 error 20
// expect-device: 20157 error 21
// expect-device: 20125 error 21
// expect-device: 20136 error 23
// expect-device: 20158 error 23
// expect-device: 20151 error 24
// expect-device: 20161 error 25
// expect-device: 20125 error 26
// expect-device: 20019 error 19
// expect-device: 20019 error 19
// A generic lambda for both sides is not extended: kernels cannot take its closure.
template<class F> __global__ void kern(F f) { f(3); }
void f1() { kern<<<1, 1>>>([] __host__ __device__ (auto k) { return 1; }); }
void f2() { auto l = [] __host__ __device__ (auto k) { return 1; }; kern<<<1, 1>>>(l); }
void f3() { auto l = [] __device__ (auto k) { return 1; }; kern<<<1, 1>>>(l); }
void f4(int a) { auto l = [&a] __device__ (int k) { return 1; }; kern<<<1, 1>>>(l); auto m = [x = a] __host__ __device__ (int k) { return 1; }; kern<<<1, 1>>>(m); }
class C { void m() { kern<<<1, 1>>>([] __device__ (int k) { return 1; }); } };
void f5() { auto g = [] (auto x) { kern<<<1, 1>>>([] __device__ (int k) { return 1; }); }; g(1); }
void f6() { auto l = [] __host__ (int k) { return 1; }; kern<<<1, 1>>>(l); }
