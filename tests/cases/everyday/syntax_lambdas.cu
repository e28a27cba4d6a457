// flags: -std=c++17
// Lambdas and what is passed them.
#include <algorithm>
#include <functional>
#include <vector>

void no_semicolon(int a)
{
    auto f = [a](int x) { return x + a; }
    f(3);
}

void body(int a)
{
    auto f = [a](int x) { return x + a };
    f(3);
}

void parameters(int a)
{
    auto f = [a](int x { return x + a; };
    f(3);
}

void captures(int a, int b)
{
    auto f = [a b](int x) { return x + a; };
    auto g = [a, ](int x) { return x + a; };
    auto h = [a, 3](int x) { return x + a; };
    f(1) + g(2) + h(3);
}

void result(int a)
{
    auto f = [=](int x) -> { return x + a; };
    f(3);
}

void without_body(int a)
{
    auto f = [=](int x);
    auto g = [a];
}

void algorithm(std::vector<int> &v)
{
    std::sort(v.begin(), v.end(), [](int x, int y) { return x > y; };
    std::for_each(v.begin(), v.end(), [](int &x) { x *= 2 });
    std::transform(v.begin(), v.end() v.begin(), [](int x) { return x + 1; });
}

void called(int a)
{
    int r = [&](int x) { return x * a; }(3;
    int s = [&](int x) { return x * ; }(3);
    r = s;
}

void function(int a)
{
    std::function<int(int)> f = [&](int x) { if (x > a return x; return a; };
    std::function<int(int) g = f;
    f(1);
}

void nested(int a)
{
    auto f = [&] { auto g = [&] { a++ }; g(); };
    f();
}

int after() { return undefined_thing; }
