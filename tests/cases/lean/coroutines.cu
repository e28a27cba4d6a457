// flags: -std=c++20
#include <coroutine>
# 1 "/usr/include/library.h" 1 3
struct task { struct promise_type { task get_return_object() { return {}; } std::suspend_never initial_suspend() { return {}; }
  std::suspend_never final_suspend() noexcept { return {}; } void return_void() {} void unhandled_exception() {} }; };
struct pause { int n; }; struct pauser { bool await_ready() { return true; } void await_suspend(std::coroutine_handle<>) {} int await_resume() { return 2; } };
inline pauser operator co_await(pause) { return {}; }
# 9 "coroutines.cu"
task f() { int i = co_await pause{1}; (void)i; co_return; }
__global__ void k(int *p) { *p = 1; }
