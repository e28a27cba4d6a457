// expect: 20026 error 28
// expect-device: 20017 error 21
// expect-device: 177 warning 21
// expect-device: 177 warning 22
// expect-device: 20016 error 23
// expect-device: 177 warning 23
// expect-device: 20013 warning 24
// expect-device: 177 warning 24
// expect-device: 20017 error 25
// expect-device: 20017 error 26
// expect-device: 177 warning 26
// expect-device: 177 warning 28
// expect-device: 177 warning 28
// expect-device: 177 warning 29
// expect-device: 20027 error 30
// expect-device: 177 warning 30
// expect-device: 177 warning 30
// expect-device: 20128 error 32
// expect-device: 177 warning 32
constexpr int c() { return 1; } int h(); inline int i() { return 1; } struct V { virtual int v(); };
__device__ void d1() { auto m = [](auto x) { return c(); }; }
__device__ void d2() { auto m = [](auto x) { return h(); }; }
__device__ void d3(V &w) { auto m = [](auto x, V &w) { return w.v(); }; }
__host__ __device__ void d4() { auto m = [](auto x) { return i() + c(); }; }
__device__ void d5() { auto m = [](auto x) { return c() + x; }; m(1); }
__device__ void d6() { auto m = [](auto x) { auto n = [] { return c(); }; }; }
__device__ int v; __shared__ int s; int hv;
void f1() { auto m = [](auto x) { __shared__ int z; }; }
__device__ void d7() { auto m = [](auto x) { return hv; }; }
__device__ void d8() { auto m = [](auto x) { __device__ int q; static int z = h(); return 1; }; }
template<class T> __global__ void kt(T) {}
class A { struct P {}; public: static void f() { auto m = [](auto x) { kt<<<1, 1>>>(P()); }; } };
template<class T> __device__ void d10() { auto m = [](auto x) { return c(); }; }
