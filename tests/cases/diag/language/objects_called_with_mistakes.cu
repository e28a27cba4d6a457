// expect: 20 error 29
// expect: 304 error 31
// expect: 304 error 31
// expect: 1087 error 31
// expect: 1767 error 32
// expect: 304 error 33
// expect: 304 error 33
// expect: 304 error 34
// expect: 304 error 34
// expect: 304 error 35
// expect: 1767 error 36
// expect: 1767 error 36
// expect: 304 error 37
// expect: 20 error 38
// expect: 20 error 38
// expect: 304 error 38
// expect: 20 error 38
// expect: 1767 error 38
// flags: --c++20
// An object is called with arguments that are wrong by themselves: what fits none of its operators is told of.
#include <functional>
#include <vector>
struct F { void operator()(int); void operator()(int, int); };
struct G { void operator()(int) {} };
struct H { template <typename T> void operator()(T, T); };
struct I { template <typename T> void operator()(std::vector<T>); void operator()(int, int); };
struct J { void operator()(int *) ; void operator()(const char *); };
void f(std::vector<int> v, std::function<int(int)> fn) {
    auto bad = undef();
    F a; G b; H c; I d; J j; const F ca;
    a(bad); a(bad, 1); a(bad, 1, 2); a(); ca(bad);
    b(bad); b(bad, 1);
    c(bad, 1); c(bad, bad); c(bad);
    d(bad); d(bad, 1); d(1, bad); d(bad, bad, bad);
    j(bad); j(bad, 1);
    auto l = [](int x) { return x; }; l(bad); l(bad, 1); l();
    auto g = [](auto x, auto y) { return 1; }; g(bad, 1); g(bad); g(1, bad);
    l(undef2); a(undef3, 1, 2); l(undef4(), 2);
}
