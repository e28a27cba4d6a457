// flags: -std=c++17
// A brace that is lost.
#include <cstdio>

struct A { int a; };

int before(A x) { return x.b; }

int lost(int n)
{
    if (n > 3) {
        n = 4;
    return n;
}

int next(int n)
{
    return n + 1;
}

void third() { std::printf("%d\n", next(3)); }
