// expect: 135 error 27
// expect: 135 error 28
// expect: 135 error 29
// expect: 135 error 30
// expect: 135 error 31
// expect: 135 error 32
// expect: 20048 error 33
// expect: 20048 error 34
// expect: 135 error 35
// expect: 135 error 36
// expect-device: 20251 error 27
// expect-device: 20251 error 28
// expect-device: 20251 error 29
// expect-device: 20251 error 30
// expect-device: 20251 error 30
// expect-device: 20251 error 31
// expect-device: 20251 error 32
// expect-device: 20251 error 33
// expect-device: 20251 error 33
// expect-device: 20251 error 34
// expect-device: 940 warning 34
// expect-device: 20251 error 36
// expect-device: 940 warning 36
// flags: --c++20
#include <coroutine>
struct T { struct promise_type { T get_return_object() { return {}; } std::suspend_never initial_suspend() { return {}; } std::suspend_never final_suspend() noexcept { return {}; } void return_void() {} void unhandled_exception() {} std::suspend_never yield_value(int) { return {}; } }; };
__global__ void a() { co_return; }
__global__ void b(int n) { co_yield n; }
__global__ void b2(int n) { co_await std::suspend_never(); }
__global__ void b3(int n) { co_yield n; co_return; }
__device__ void b4(int n) { co_yield n; }
__device__ void b5(int n) { co_return; }
__global__ T e() { co_return; }
__global__ T e2() { co_yield 1; }
int hosts(int n) { co_yield n; co_await std::suspend_never(); }
__host__ __device__ int both(int n) { co_yield n; }
T fine(int n) { co_yield n; co_return; }
