// Standard attributes behind the type of a declaration
// flags: --c++17
// expect: 1835 warning 42
// expect: 1835 warning 43
// expect: 1835 warning 44
// expect: 1835 warning 45
// expect: 1835 warning 46
// expect: 1098 warning 48
// expect: 1098 warning 49
// expect: 1835 warning 50
// expect: 1835 warning 50
// expect: 1835 warning 50
// expect: 1835 warning 50
// expect: 1835 warning 50
// expect: 1835 warning 51
// expect: 1835 warning 51
// expect: 1835 warning 52
// expect: 1835 warning 52
// expect: 1835 warning 53
// expect: 1835 warning 54
// expect: 1835 warning 55
// expect: 1835 warning 56
// expect: 1835 warning 57
// expect: 1835 warning 59
// expect: 1835 warning 59
// expect: 1835 warning 60
// expect: 1835 warning 61
// expect: 1098 warning 62
// expect: 1835 warning 63
// expect: 1835 warning 63
// expect: 1835 warning 64
// expect: 1835 warning 65
// expect: 1835 warning 66
// expect: 1835 warning 67
// expect: 1098 warning 70
// expect: 1835 warning 71
// expect: 1835 warning 73
// expect: 1835 warning 74
// expect: 1835 warning 75
// expect: 2803 warning 77
// expect: 1835 warning 79
void [[deprecated]] f1() {}
int [[nodiscard]] f2() { return 1; }
int [[noreturn]] f3();
int [[maybe_unused]] v1;
static int [[maybe_unused]] v2 = 1, v3;
const int [[gnu::unused]] v4 = 1;
template <class T> void [[deprecated]] f5(T);
template <class T> T [[nodiscard]] f6(T);
struct s { int [[maybe_unused]] m; void [[deprecated]] g(); template <class T> void [[deprecated]] h(T); static int [[maybe_unused]] n; virtual int [[nodiscard]] o(); };
void p(int [[maybe_unused]] a, unsigned [[deprecated]] b);
int q() { int [[maybe_unused]] l = 1; for (int [[maybe_unused]] i = 0; i < 1; i++) {} return l; }
typedef int [[deprecated]] td;
int [[carries_dependency]] f7();
int [[fallthrough]] f8();
int [[likely]] f9();
int [[no_unique_address]] f10();
int [[]] f12();
int [[nodiscard, deprecated]] f13();
int [[deprecated]] *f14();
s [[nodiscard]] f15();
template <> void [[deprecated]] f5<int>(int);
template <class T> struct ct { void [[deprecated]] g(); int [[nodiscard]] h() { return 1; } };
extern "C" void [[deprecated]] f16();
static inline void __attribute__((noinline)) [[deprecated]] f17() {}
void [[deprecated]] __attribute__((noinline)) f18() {}
__global__ void __launch_bounds__(256) [[deprecated]] k1() {}
__global__ __launch_bounds__(256) [[maybe_unused]] void k2() {}
[[deprecated]] __global__ __launch_bounds__(256) void k3() {}
template <class T> __global__ void __launch_bounds__(256) [[deprecated("x")]] k4(T) {}
__global__ void __launch_bounds__(256) [[noreturn]] k5();
__device__ [[nodiscard]] int d1() { return 1; }
__device__ int [[nodiscard]] d2() { return 1; }
__global__ void [[deprecated]] __launch_bounds__(256) k6() {}
__global__ void __attribute__((unused)) [[maybe_unused]] k7() {}
__global__ void __launch_bounds__(256) [[gnu::unused]] k8() {}
__global__ void __launch_bounds__(256) [[foo::bar]] k9() {}
__device__ [[maybe_unused]] int d3;
int __device__ [[maybe_unused]] d4;
int main() {}
