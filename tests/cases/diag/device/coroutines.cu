// expect: none
// flags: --c++20
#include <coroutine>
struct P { struct promise_type { P get_return_object() { return {}; } std::suspend_never initial_suspend() { return {}; } std::suspend_never final_suspend() noexcept { return {}; } void return_void() {} void unhandled_exception() {} std::suspend_always yield_value(int) { return {}; } }; };
P h1() { co_return; }
__device__ P d1() { co_return; }
__host__ __device__ P hd1() { co_await std::suspend_always(); co_return; }
P h2() { co_await std::suspend_never(); }
__device__ void d3() { auto l = []() -> P { co_return; }; }
void h3() { auto l = [] __device__ () -> P { co_return; }; auto m = [] () -> P { co_return; }; }
struct S { __device__ P m() { co_return; } P n() { co_return; } };
