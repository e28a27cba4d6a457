// flags: -std=c++20
// C++20 in host code and on kernels
#include <compare>
#include <concepts>
#include <coroutine>
#include <span>
template <class T> concept Num = std::is_arithmetic_v<T> && requires(T t) { { t + t } -> std::convertible_to<T>; t * t; };
template <Num T> __global__ void k1(T a) { } template <class T> requires Num<T> __global__ void k2(T a) { } template <class T> requires(sizeof(T) > 2 && Num<T>) __global__ void k3(T a) { }
template <auto V> __global__ void k4(int a) { } struct Lit { int v; auto operator<=>(const Lit &) const = default; }; template <Lit L> struct Holder { static constexpr int v = L.v; }; template <Num T> __device__ T df(T a) requires(sizeof(T) == 4) { return a; }
consteval int ce(int x) { return x * 2; } constinit int ci = ce(3); enum class Order { first, last }; using enum Order; struct [[nodiscard]] Empty { [[no_unique_address]] struct { } e; int v; }; auto abbreviated(Num auto x, std::integral auto... y) { return x; }
struct Task { struct promise_type { Task get_return_object() { return {}; } std::suspend_never initial_suspend() { return {}; } std::suspend_never final_suspend() noexcept { return {}; } void return_void() { } void unhandled_exception() { } }; }; Task coroutine(int n) { co_await std::suspend_never{}; k1<<<1, 1>>>(n); co_return; }
int host(int n) { k1<<<1, 1>>>(1); k2<<<1, 1>>>(1.5); k3<<<1, 1>>>(2); k4<3><<<1, 1>>>(1); auto l = []<class T>(T t) requires Num<T> { return t; }; coroutine(n); if (n < 3) [[likely]] n = l(4); for (int i = 0; auto x : {1, 2}) n += x + i; return (Lit{1} < Lit{2}) + Holder<Lit{3}>::v + ci + abbreviated(1, 2) + Empty{.v = 3}.v; }
