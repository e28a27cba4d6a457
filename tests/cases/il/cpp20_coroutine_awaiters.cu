// c++20
namespace std { using size_t = decltype(sizeof 0);
template <class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; };
template <class P = void> struct coroutine_handle;
template <> struct coroutine_handle<void> { void *frame = nullptr;
  static constexpr coroutine_handle from_address(void *p) noexcept { coroutine_handle h; h.frame = p; return h; }
  constexpr void *address() const noexcept { return frame; }
  constexpr explicit operator bool() const noexcept { return frame != nullptr; }
  bool done() const noexcept { return __builtin_coro_done(frame); }
  void resume() const { __builtin_coro_resume(frame); }
  void destroy() const { __builtin_coro_destroy(frame); } };
template <class P> struct coroutine_handle { void *frame = nullptr;
  static coroutine_handle from_promise(P &p) { coroutine_handle h; h.frame = __builtin_coro_promise((char *)&p, 8, true); return h; }
  static constexpr coroutine_handle from_address(void *p) noexcept { coroutine_handle h; h.frame = p; return h; }
  constexpr operator coroutine_handle<>() const noexcept { return coroutine_handle<>::from_address(frame); }
  P &promise() const { return *static_cast<P *>(__builtin_coro_promise(frame, 8, false)); }
  constexpr void *address() const noexcept { return frame; } };
struct suspend_always { constexpr bool await_ready() const noexcept { return false; }
  constexpr void await_suspend(coroutine_handle<>) const noexcept {} constexpr void await_resume() const noexcept {} };
struct suspend_never { constexpr bool await_ready() const noexcept { return true; }
  constexpr void await_suspend(coroutine_handle<>) const noexcept {} constexpr void await_resume() const noexcept {} };
}
struct Awaiter { int v; bool await_ready() const; void await_suspend(std::coroutine_handle<>); int await_resume() { return v; } };
struct Heavy { Heavy(int); ~Heavy(); bool await_ready(); bool await_suspend(std::coroutine_handle<>) const; long &await_resume(); };
struct Member { int n; Awaiter operator co_await() const { return {n}; } };
struct Free { int n; }; Awaiter operator co_await(const Free &f);
struct Task { struct promise_type; std::coroutine_handle<promise_type> h; Task(std::coroutine_handle<promise_type> h) : h(h) {} ~Task(); };
struct Task::promise_type { int result; promise_type(); ~promise_type();
  Task get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
  std::suspend_never initial_suspend() { return {}; } auto final_suspend() noexcept { return std::suspend_always{}; }
  void return_value(int v) { result = v; } void unhandled_exception(); };
Awaiter make(int); Heavy heavy(int);
Task one(Awaiter a) { int x = co_await a; co_return x; }
Task two(Awaiter &a, const Awaiter *p) { int x = co_await make(1) + 2; co_return co_await a; }
Task three(Free f, Member m) { co_await f; int y = co_await m; if (co_await make(y)) y = co_await Free{3}; co_return y; }
Task four() { long r = co_await Heavy(3); long s = co_await heavy(4); co_return s; }
int sink(int, int); 
Task five(int n) { while (co_await make(n)) { sink(co_await make(1), co_await make(2)); } co_return sink(1, n); }
