// expect: 1835 warning 35
// expect: 1835 warning 36
// expect: 1835 warning 37
// expect: 1835 warning 38
// expect: 1835 warning 39
// expect: 1835 warning 39
// expect: 1835 warning 40
// expect: 1835 warning 41
// expect: 1835 warning 41
// expect: 1835 warning 41
// expect: 1835 warning 42
// expect: 1835 warning 44
// expect: 1835 warning 45
// expect: 1835 warning 46
// expect: 1835 warning 46
// expect: 1835 warning 47
// expect-device: 1835 warning 35
// expect-device: 1835 warning 36
// expect-device: 1835 warning 37
// expect-device: 1835 warning 38
// expect-device: 1835 warning 39
// expect-device: 1835 warning 39
// expect-device: 1835 warning 40
// expect-device: 1835 warning 41
// expect-device: 1835 warning 41
// expect-device: 1835 warning 41
// expect-device: 1835 warning 42
// expect-device: 1835 warning 44
// expect-device: 1835 warning 45
// expect-device: 1835 warning 46
// expect-device: 1835 warning 46
// expect-device: 177 warning 46
// expect-device: 1835 warning 47
// An attribute in a trailing result belongs to the type, and so to nothing.
auto a() -> int __device__;
auto b() -> int __device__ { return 1; }
auto c() -> __device__ int;
auto d() -> void __global__;
auto e() -> int __device__ __host__;
auto f() -> int __noinline__;
struct S { auto a() -> int __device__; auto b() const -> int *__device__ { return 0; } static auto c() -> __constant__ int; };
template<class T> auto t(T) -> decltype(T()) __device__;
auto g() __device__ -> int;
auto h() -> int (*)(int) __device__;
auto i() -> int __launch_bounds__(3);
void j() { auto k() -> int __device__; auto l = [] () -> int __device__ { return 1; }; }
__device__ auto m() -> int __host__;
