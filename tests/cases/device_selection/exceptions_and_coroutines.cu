// flags: -std=c++20
// Handlers, function try blocks, noexcept operands, coroutines with a promise that launches, and co_await operators.
#include <coroutine>
template <int N> __global__ void k() {}
template <int N> struct Failure { Failure() { k<N><<<1, 1>>>(); } Failure(const Failure &) { k<N + 1><<<1, 1>>>(); } };
template <int N> void tries() try { throw Failure<N>(); } catch (Failure<N> f) { k<N + 2><<<1, 1>>>(); } catch (...) { k<N + 3><<<1, 1>>>(); }
template <int N> struct Task {
  struct promise_type {
    Task get_return_object() { k<N><<<1, 1>>>(); return {}; }
    std::suspend_never initial_suspend() { return {}; }
    std::suspend_never final_suspend() noexcept { k<N + 1><<<1, 1>>>(); return {}; }
    void unhandled_exception() { k<N + 2><<<1, 1>>>(); }
    void return_void() { k<N + 3><<<1, 1>>>(); }
  };
};
template <int N> struct Wait { bool await_ready() { k<N><<<1, 1>>>(); return true; } void await_suspend(std::coroutine_handle<>) { k<N + 1><<<1, 1>>>(); } void await_resume() { k<N + 2><<<1, 1>>>(); } };
template <int N> Task<N> begins() { co_await Wait<N + 10>(); co_return; }
template <int N> bool may() noexcept(noexcept(Failure<N>())) { return noexcept(k<N + 1>); }
void host() { tries<10>(); begins<20>(); may<90>(); }
