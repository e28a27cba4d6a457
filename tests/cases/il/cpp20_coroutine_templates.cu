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
template <class T> struct Generator { struct promise_type; std::coroutine_handle<promise_type> h; };
template <class T> struct Generator<T>::promise_type { const T *value;
  Generator<T> get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
  std::suspend_always initial_suspend() { return {}; } std::suspend_always final_suspend() noexcept { return {}; }
  std::suspend_always yield_value(const T &v) { value = &v; return {}; }
  void return_void() {} void unhandled_exception() {} };
template <class T> Generator<T> repeat(T t, int n) { for (int i = 0; i < n; ++i) co_yield t; }
template <class T> Generator<T> once(T t) { co_yield t; co_return; }
template <class T> T just(T t) { co_await t; co_return t; }
template Generator<int> repeat(int, int);
struct Range { int a, b; Generator<int> all() { for (int i = a; i < b; ++i) co_yield i; } Generator<int> twice() const { co_yield a; co_yield b; } 
  static Generator<int> none() { co_return; } };
Generator<long> longs(Range r) { co_yield 1; auto l = [](int n) -> Generator<int> { co_yield n; }; l(2); auto m = [r](int k) -> Generator<int> { co_yield r.a + k; }; m(1); }
auto plain() { return [] (int n) -> Generator<int> { co_yield n; co_return; }(3); }
