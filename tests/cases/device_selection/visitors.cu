// Generic lambdas that visitors call.
#include <type_traits>
template <class T> __global__ void k(T) {}
template <int N> __global__ void numbered() {}
template <class F> void visit(int which, F f) { switch (which) { case 0: f(1); break; case 1: f(2.0f); break; default: f('c'); } }
template <class F> void each(F &&f) { f(std::integral_constant<int, 3>()); f(std::integral_constant<int, 4>()); }
void host(int n) {
    visit(n, [](auto x) { k<<<1, 1>>>(x); });
    each([](auto n) { numbered<decltype(n)::value><<<1, 1>>>(); });
    each([](auto n) { constexpr int twice = decltype(n)::value * 2; numbered<twice><<<1, 1>>>(); });
    auto unused = [](auto x) { k<<<1, 1>>>(&x); };
    auto plain = [] { numbered<100><<<1, 1>>>(); };
}
