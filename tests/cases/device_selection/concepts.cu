// flags: -std=c++20
// Constraints choose what is made.
#include <concepts>
template <std::integral T> __global__ void k(T) {}
template <std::floating_point T> __global__ void k(T) {}
template <class T> void run(T t) { if constexpr (requires { t.launch(); }) t.launch(); else k<<<1, 1>>>(t); }
struct Launches { void launch() { k<<<1, 1>>>('c'); } };
void abbreviated(auto x) { k<<<1, 1>>>(x); }
template <class T> requires (sizeof(T) > 4) void wide(T t) { k<<<1, 1>>>(t); }
template <class T> void wide(T t) { k<<<1, 1>>>(short(t)); }
void host() { run(1); run(2.0f); run(Launches()); abbreviated(1u); wide(3.0); wide('c'); }
auto lambda = []<class T>(T t) { k<<<1, 1>>>(t); };
void calls() { lambda(1ull); }
