// flags: -std=c++20
#include <coroutine>
struct task { struct promise_type { task get_return_object() { return {}; } std::suspend_never initial_suspend() { return {}; }
  std::suspend_never final_suspend() noexcept { return {}; } void return_void() {} void unhandled_exception() {} }; };

int use() {
  std::coroutine_handle<> h;
  return h ? 1 : 0;
}
