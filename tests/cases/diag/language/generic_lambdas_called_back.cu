// expect: 153 error 11
// expect: 153 error 12
// expect: 153 error 13
// expect: 135 error 21
// expect: 135 error 22
// expect: 135 error 23
// expect: 349 error 25
// flags: --c++20
template <class F> int mine(F f) { return f(1); }
template <class F> auto mine3(F f) { return f(1); }
int k3() { auto l = [](const auto &b) { return b.title3(); }; return l(1); }
int k6() { auto l = [](const auto &b) -> int { b.title5(); return 1; }; return mine3(l); }
int k7() { auto l = [](const auto &b) { b.title5(); return 1; }; return mine3(l); }
#include <algorithm>
#include <functional>
#include <string>
#include <vector>
struct Book { std::string title; int year; };
int algorithms(std::vector<Book> v)
{
    std::sort(v.begin(), v.end(), [](const auto &a, const auto &b) { return a.titel < b.title; });
    auto it = std::find_if(v.begin(), v.end(), [&](auto &b) { return b.yaer > 3; });
    std::transform(v.begin(), v.end(), v.begin(), [](auto b) { b.year++; return b.copy(); });
    std::sort(v.begin(), v.end(), [](const auto &a, const auto &b) { return a.title < b.title; });
    return std::count_if(v.begin(), v.end(), [](const auto &b) { return b.year == b.title; });
}
