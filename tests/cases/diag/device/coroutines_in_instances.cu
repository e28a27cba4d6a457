// expect: none
// flags: --c++20
// Coroutines in code for the device: each keyword is told of once, the name at the first co_return, in each instance.
#include <coroutine>
struct P; 
struct R { using promise_type = P; };
struct P { __host__ __device__ R get_return_object() { return {}; } __host__ __device__ std::suspend_never initial_suspend() noexcept { return {}; } __host__ __device__ std::suspend_never final_suspend() noexcept { return {}; } __host__ __device__ void return_value(int) {} __host__ __device__ void unhandled_exception() {} __host__ __device__ std::suspend_never yield_value(int) { return {}; } };
__device__ R f() { co_return 1; }
template <class T> __device__ R g(T t) { co_yield 2; co_return 1; }
__host__ __device__ R h() { co_yield 3; co_await std::suspend_never{}; co_return 4; }
__global__ void k() { g(2); g(2.5); auto l = [] () -> R { co_return 2; }; l(); }
struct S { __device__ R m() { co_return 3; } };
R host() { co_return 2; }
__device__ R two() { if (1) co_return 1; co_return 2; }
__device__ R f2() { co_yield 1; 
  co_yield 2; 
  co_await std::suspend_never{};
  co_await std::suspend_never{};
  co_return 1; }
__device__ R g2(int i) { if (i) 
 co_return 2;
 co_yield 2;
 co_return 3; }
