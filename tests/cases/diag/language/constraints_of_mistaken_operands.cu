// expect: 20 error 43
// expect: 304 error 44
// expect: 304 error 44
// expect: 304 error 44
// expect: 304 error 44
// expect: 304 error 44
// expect: 304 error 44
// expect: 20 error 44
// expect: 304 error 45
// expect: 304 error 45
// expect: 304 error 45
// expect: 304 error 45
// expect: 304 error 45
// expect: 304 error 46
// expect: 304 error 47
// expect: 20 error 48
// expect: 304 error 48
// expect: 20 error 48
// expect: 304 error 48
// expect: 135 error 48
// expect: 304 error 48
// expect: 20 error 48
// flags: --c++20
// The type of an operand that is wrong satisfies no constraint.
#include <concepts>
#include <ranges>
#include <vector>
#include <algorithm>
template <typename T> concept Num = std::is_arithmetic_v<T>;
template <typename T> concept Any = true;
template <Num T> T cube(T x) { return x; }
template <Any T> T anyc(T x) { return x; }
template <typename T> requires Num<T> T req(T x) { return x; }
template <typename T> T trail(T x) requires Num<T> { return x; }
auto abbr(Num auto x) { return x; }
template <Num T, typename U> T two(T x, U y) { return x; }
template <Num T> T fixed(int x) { return x; }
struct M { template <Num T> void m(T); void n(Num auto x); template <Num T> M(T); };
template <Num T> struct C { C(T); };
struct Op {};
template <Num T> T operator+(Op, T);
void f(std::vector<int> v) {
    auto bad = undef();
    cube(bad); anyc(bad); req(bad); trail(bad); abbr(bad); two(bad, 1); two(1, bad); fixed<int>(bad); fixed<Undef>(3);
    std::ranges::sort(v, bad); std::ranges::sort(bad); std::ranges::find(v, bad); std::ranges::find(bad, 1); std::ranges::copy(v, bad);
    auto l = []<Num T>(T t) { return t; }; l(bad);
    auto g = [](Num auto t) { return t; }; g(bad);
    cube(undef6); cube(undef7()); cube(v.nothing()); cube<Undef8>(3);
}
