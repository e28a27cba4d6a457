// Lambdas that go through several layers of templates.
#include <tuple>
#include <utility>
template <class T, int N> __global__ void k(T *, int) {}
template <class F> decltype(auto) layer(F &&f) { return std::forward<F>(f)(); }
template <class F> struct Wrapped { F f; template <class... A> decltype(auto) operator()(A &&...a) const { return f(std::forward<A>(a)...); } };
template <class F> Wrapped<F> wrap(F f) { return {f}; }
template <bool B> struct Flag { static constexpr bool value = B; };
template <class F> void with_flag(bool b, F f) { if (b) f(Flag<true>{}); else f(Flag<false>{}); }
template <class T> void start(T *p, bool a, bool b) {
    with_flag(a, [&](auto first) { with_flag(b, [&](auto second) {
        layer([&] { wrap([&](int n) { k<T, decltype(first)::value * 2 + decltype(second)::value><<<1, 1>>>(p, n); })(1); });
    }); });
}
void host(float *p) { start(p, true, false); std::apply([](auto... n) { (k<int, sizeof(n) * 10><<<1, 1>>>(nullptr, 1), ...); }, std::make_tuple(1, 'c')); }
