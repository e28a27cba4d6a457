// expect: 20220 error 33
// expect: 20218 error 34
// expect: 20220 error 34
// expect: 20220 error 35
// expect: 20220 error 36
// expect: 20220 error 37
// expect: 20220 error 37
// expect: 20220 error 39
// expect: 20220 error 39
// expect: 20220 error 41
// expect: 20217 error 45
// expect: 20220 error 45
// expect: 20220 error 45
// expect: 20216 error 46
// expect: 20220 error 46
// expect: 20220 error 51
// expect: 20220 error 52
// expect: 20217 error 53
// expect: 20220 error 54
// expect: 20220 error 55
// expect: 20220 error 56
// expect: 20220 error 57
// expect: 20220 error 58
// expect: 20155 error 59
// expect: 20220 error 59
// expect: 20220 error 60
// expect: 20220 error 61
// expect: 20220 error 61
// expect: 20217 error 65
// expect: 20220 error 65
// expect-default-device: 20216 error 46
// expect-default-device: 20155 error 59
const auto plain = [] { return 1; };
auto variable = [](int x) { return x; };
__device__ auto of_device = [] { return 1; };
__device__ int called = [] { return 1; }();
const auto nested = [] { return [] { return 2; }; };
namespace n {
const auto in_namespace = [] { auto l = [] {}; };
}
__device__ void device(int x = [] { return 1; }()) {
    auto l = [] { return [] { return 2; }; };
}
__host__ __device__ void both() { auto l = [] { return 1; }; }
void unannotated() { auto l = [] { return [] { return 2; }; }; }
__host__ void host() { auto l = [] {}; }
__global__ void kernel() {
    int x = 1;
    auto l = [&] { return x; };
}
template <class T> const auto of_template = [] { return T(); };
template <class T> __device__ void argument(T t = [] { return T(); }()) {}
template <class T> void not_instantiated() { auto l = [] {}; }
using Type = decltype([] {});
enum E { e = [] { return 1; }() };
static_assert([] { return true; }());
__device__ auto result() -> decltype([] {});
__device__ void exception() noexcept([] { return true; }());
const auto annotated = [] __device__ { return 1; };
const auto attributes = []() noexcept -> int { return 1; };
const auto argument_of_lambda = [](int a = [] { return 1; }()) { return a; };
__device__ void in_device() {
    struct L {
        int f = [] { return 1; }();
        void m() { auto l = [] {}; }
        __device__ void d() { auto l = [] {}; }
    };
}
