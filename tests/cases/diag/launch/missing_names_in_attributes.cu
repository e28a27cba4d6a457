// expect: 20 error 25
// expect: 20 error 27
// expect: 135 error 28
// expect: 135 error 29
// expect: 135 error 30
// expect: 282 error 31
// expect: 276 error 32
// expect: 20 error 33
// expect: 20 error 34
// expect: 20 error 34
// expect: 20 error 35
// expect: 20 error 35
// expect: 20 error 36
// expect: 20 error 37
// expect: 20 error 38
// expect: 20 error 39
// expect: 20 error 41
// expect: 20 error 43
// expect: 20 error 44
constexpr int known = 64;
namespace tuning { constexpr int blocks = 2; }
struct Limits { static const int threads = 32; };
enum class Size { small = 32 };
template <int N> struct Of { static const int value = N; };
__global__ __launch_bounds__(missing) void one(int *p) {}
__global__ __launch_bounds__(missing) void one_more(int *p) {}
__global__ void __launch_bounds__(known, blocks) of_namespace(int *p) {}
__global__ __launch_bounds__(tuning::threads) void no_member_of_namespace() {}
__global__ __launch_bounds__(Limits::blocks) void no_member_of_class() {}
__global__ __launch_bounds__(Size::large) void no_enumerator() {}
__global__ __launch_bounds__(::nothing) void not_global() {}
__global__ __launch_bounds__(nowhere::value) void no_scope() {}
__global__ __launch_bounds__(of_no_argument()) void called() {}
__global__ __launch_bounds__(first, second) void both() {}
__global__ __launch_bounds__(third) __maxnreg__(fourth) void two_attributes() {}
__global__ __cluster_dims__(1, fifth) void cluster() {}
template <class T> __global__ __launch_bounds__(sixth) void in_template(T) {}
template <int N> __global__ __launch_bounds__(N, seventh) void beside_parameter() {}
__device__ __launch_bounds__(eighth) void on_device_function() {}
struct S {
  __launch_bounds__(ninth) void member();
};
__global__ __launch_bounds__(tenth) void before_parameters(int tenth) {}
__global__ __launch_bounds__(later) void declared_later() {}
constexpr int later = 32;
__global__ __launch_bounds__(Limits::threads, tuning::blocks) void sound() {}
template <int N> __global__ __launch_bounds__(Of<N>::value) void sound_template() {}
template <class T> __global__ __launch_bounds__(T::value) void sound_dependent(T) {}
