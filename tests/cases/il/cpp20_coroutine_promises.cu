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
namespace std { template <class T> constexpr T &&move(T &t) noexcept { return static_cast<T &&>(t); } struct nothrow_t {}; extern const nothrow_t nothrow; }
struct Text { char *p; Text(const char *); Text(const Text &); Text(Text &&); ~Text(); int size() const; };
struct Awaitable { Text t; bool await_ready() const noexcept; template <class P> std::coroutine_handle<> await_suspend(std::coroutine_handle<P> h); Text await_resume(); };
struct Job { struct promise_type; };
struct Job::promise_type { int a; promise_type(Text &t, int n, const int &r); promise_type() = default; Job get_return_object() noexcept { return {}; }
  static Job get_return_object_on_allocation_failure(); void *operator new(unsigned long); void operator delete(void *, unsigned long);
  std::suspend_never initial_suspend() noexcept { return {}; } std::suspend_never final_suspend() noexcept { return {}; }
  Awaitable await_transform(int n); template <class T> T &&await_transform(T &&t) { return static_cast<T &&>(t); }
  void unhandled_exception() { throw; } void return_value(Text t); std::suspend_always yield_value(Text &&t); };
Job first(Text t, int n, const int &r) { Text x = co_await 3; co_await n; co_return x; }
Job second(Text &&t, Awaitable &a) { co_yield std::move(t); co_await a; (void)co_await std::move(a); co_return "abc"; }
Job third() { co_yield {"a"}; co_yield Text("b"); if ((co_await 2).size() > 1) co_return Text("c"); for (int i = 0; i < (co_await 3).size(); ++i) continue; co_return {"d"}; }
struct Simple { struct promise_type { Simple get_return_object(); std::suspend_never initial_suspend(); std::suspend_never final_suspend() noexcept;
  void return_void(); void unhandled_exception(); int yield_value(int) = delete; }; };
Simple runs(int n) { try { co_await std::suspend_always(); } catch (int i) { n = i; } switch (n) { case 1: co_return; default: break; } { Text t("a"); co_await std::suspend_never(); } }
Simple loops(int *first, int *last) { for (; first != last; ++first) { if (*first) continue; co_await std::suspend_always{}; break; } do { co_await std::suspend_never{}; } while (false); while (true) co_await std::suspend_always{}; }
