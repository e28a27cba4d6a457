// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace impl { enum class flag { one = 1, two = 2 }; __host__ __device__ constexpr flag operator|(flag a, flag b) { return flag(int(a) | int(b)); } inline int value(flag f) { return int(f) + 40; } }
namespace lib { constexpr auto first = impl::flag::one; constexpr auto second = impl::flag::two; inline auto pick(bool b) { return b ? first : second; } }
namespace unused { struct flag {}; inline flag operator|(flag, flag) { return {}; } }
# 7 "operators_of_types_that_are_only_deduced.cu"
int f(bool b) { auto both = lib::first | lib::pick(b); return value(both); }
__device__ int on_device(int b) { auto both = lib::first | lib::second; return int(both) + b; }
__global__ void k(int *p) { *p = 1; }
