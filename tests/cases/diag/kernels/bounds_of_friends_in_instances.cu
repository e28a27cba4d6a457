// expect: 1301 warning 28
// expect: 1301 warning 30
// expect: 1301 warning 31
// expect: 1301 warning 32
// expect: 20077 error 33
// expect: 20077 error 34
// expect: 20077 error 29
// expect: 20077 error 29
// expect: 20262 error 30
// expect: 20262 error 30
// expect: 20258 error 31
// expect: 20077 error 32
// expect-device: 1301 warning 28
// expect-device: 1301 warning 30
// expect-device: 1301 warning 31
// expect-device: 1301 warning 32
// expect-device: 20230 error 32
// expect-device: 20077 error 33
// expect-device: 20077 error 34
// expect-device: 20077 error 29
// expect-device: 20077 error 29
// expect-device: 20262 error 30
// expect-device: 20262 error 30
// expect-device: 20258 error 31
// expect-device: 20077 error 32
// Friends of class templates that only kernels' attributes are wrong with: each instance of the class tells, the template doesn't.
// flags: --c++17
template <class T> struct Unused { friend __device__ __launch_bounds__(3) void unused(Unused, T) { } friend __device__ __maxnreg__(3) void unused_too(Unused, T); };
template <class T> struct Bounds { friend __device__ __launch_bounds__(3) void bounds(Bounds, T) { } };
template <class T> struct Both { friend __global__ __launch_bounds__(3) __maxnreg__(32) void both(Both, T); };
template <class T> struct Registers { friend __device__ __maxnreg__(3) void registers(Registers, T); };
template <class T> struct Cluster { friend __device__ __cluster_dims__(3) void cluster(Cluster, T); };
template <class T> struct Templates { template <class U> friend __device__ __launch_bounds__(3) void templates(Templates, U); };
struct Plain { friend __device__ __launch_bounds__(3) void plain(Plain); };
Bounds<int> first;
Bounds<long> second;
Both<int> both_of_int;
Both<long> both_of_long;
Registers<int> registers_of_int;
Cluster<int> cluster_of_int;
Templates<int> templates_of_int;
