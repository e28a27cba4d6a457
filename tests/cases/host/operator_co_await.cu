// flags: -std=c++20
// The name of an operator is no use of the keyword.
#include <coroutine>
struct pause { int n; }; 
struct pauser { bool await_ready() { return true; } };
__device__ inline pauser operator co_await(pause) { return {}; }
struct member { __device__ pauser operator co_await() const { return {}; } };
__global__ void k() { operator co_await(pause{1}); member().operator co_await(); }
struct task { struct promise_type { task get_return_object() { return {}; } std::suspend_never initial_suspend() { return {}; }
  std::suspend_never final_suspend() noexcept { return {}; } void return_void() {} void unhandled_exception() {} }; };
struct waited { int n; };
struct waiter { bool await_ready() { return true; } void await_suspend(std::coroutine_handle<>) {} int await_resume() { return 2; } };
inline waiter operator co_await(waited) { return {}; }
task f() { int i = co_await waited{1}; (void)i; co_return; }
