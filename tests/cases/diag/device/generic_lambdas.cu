// expect: 20192 error 25
// expect-device: 20060 error 16
// expect-device: 20060 error 17
// expect-device: 20017 error 17
// expect-device: 20013 warning 18
// expect-device: 20017 error 19
// expect-device: 20094 warning 19
// expect-device: 20017 error 20
// expect-device: 20013 warning 22
// expect-device: 20060 error 23
// expect-device: 20017 error 23
// expect-device: 940 warning 23
// expect-device: 20027 error 25
// expect-device: 177 warning 25
constexpr int c() { return 1; } int h(); int hv; struct B { bool b; };
__device__ void d1() { auto m = [](auto x) { throw 1; }; m(1); m(2.0); }
__device__ void d3() { auto m = [](auto x) { return [=](auto y) { throw y; return c(); }; }; m(1)(2); }
__host__ __device__ void d4() { auto m = [](auto x) { return c() + h(); }; m(1); }
__global__ void d5(int *o) { auto m = [&](auto x) { *o = c(); o[1] = hv; return x; }; *o = m(1) + m('c'); }
struct S { __device__ void m() { auto g = [this](auto... x) { return c() + (x + ...); }; g(1, 2); } };
#pragma nv_exec_check_disable
__host__ __device__ void d7() { auto m = [](auto x) { return c(); }; m(1); }
__device__ void d8() { auto m = [](auto x) -> decltype(c()) { if constexpr (sizeof(x) == 4) return c(); else throw 1; }; m(1); m('c'); }
__device__ void d9() { auto m = [](auto x, int y = c()) { static int q = h(); return y; }; m(1); }
__device__ void d10() { auto m = [](auto x) { __device__ int q; for (__shared__ int z : {1}) {} }; m(1); }
