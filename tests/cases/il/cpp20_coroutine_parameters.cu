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
struct C { C(const C &); };
struct A { struct promise_type { promise_type(int); A get_return_object(); std::suspend_always initial_suspend(); std::suspend_always final_suspend() noexcept; void return_void(); void unhandled_exception(); }; };
A a(int n) { co_return; }
struct B { struct promise_type { promise_type(int &); promise_type(); B get_return_object(); std::suspend_always initial_suspend(); std::suspend_always final_suspend() noexcept; void return_void(); void unhandled_exception(); }; };
B b(int n) { co_return; }
struct D { struct promise_type { promise_type(const int &, C &); promise_type(); ~promise_type(); D get_return_object(); std::suspend_always initial_suspend(); std::suspend_always final_suspend() noexcept; void return_void(); void unhandled_exception(); }; };
D d(int n, C c) { co_return; }
struct E { struct promise_type { promise_type(E &, int); promise_type(); ~promise_type(); E get_return_object(); std::suspend_always initial_suspend(); std::suspend_always final_suspend() noexcept; void return_void(); void unhandled_exception(); }; 
 E e(int n) { co_return; } };
struct F { struct promise_type { template <class... T> promise_type(T &&...);  F get_return_object(); std::suspend_always initial_suspend(); std::suspend_always final_suspend() noexcept; void return_void(); void unhandled_exception(); }; };
F f(int n, C &c, C d) { co_return; }
