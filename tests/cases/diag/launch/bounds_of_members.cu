// expect: 245 error 29
// expect: 245 error 30
// expect: 245 error 31
// expect: 245 error 32
// expect: 245 error 34
// expect: 28 error 35
// expect: 245 error 37
// expect: 245 error 39
// expect: 1867 error 39
// expect: 245 error 39
// expect: 135 error 40
// expect: 1867 error 40
// expect: 135 error 40
// expect-device: 245 error 29
// expect-device: 245 error 30
// expect-device: 245 error 31
// expect-device: 245 error 32
// expect-device: 245 error 34
// expect-device: 28 error 35
// expect-device: 245 error 37
// expect-device: 245 error 39
// expect-device: 1867 error 39
// expect-device: 245 error 39
// expect-device: 135 error 40
// expect-device: 1867 error 40
// expect-device: 135 error 40
// Bounds that name members of classes that need an object, in instances too.
struct Config { int threads; static constexpr int blocks = 4; int f(); static int g(); };
__global__ void __launch_bounds__(Config::threads) k1(float *p) { p[0] = 1; }
__global__ void __launch_bounds__(Config::threads, 1) k2(float *p);
__global__ void __launch_bounds__(128, Config::threads) k3(float *p) {}
__global__ void __launch_bounds__(Config::threads + 1) k4(float *p) {}
__global__ void __launch_bounds__(sizeof(Config::threads)) k5(float *p) {}
__global__ void __launch_bounds__(Config::f()) k6(float *p) {}
__global__ void __launch_bounds__(Config::g()) k7(float *p) {}
__global__ void __launch_bounds__(Config::blocks) k8(float *p) {}
__global__ void __maxnreg__(Config::threads) k9(float *p) {}
struct Small { int runtime; }; struct Small2 { int runtime; }; struct No {}; struct No2 {};
template <typename Q> __global__ void __launch_bounds__(Q::runtime) one(Q q, int n) {}
template <typename Q> __global__ void __launch_bounds__(Q::runtime) two(Q q, int n) {}
void host()
{
    one<<<1, 1>>>(Small(), 1);
    one<<<1, 2>>>(Small2(), 2);
    two<<<1, 1>>>(No(), 1);
    two<<<1, 2>>>(No2(), 2);
}
