// flags: -std=c++17
// A brace too many, and what is judged behind it.
#include <cstdio>

int extra(int n)
{
    if (n > 3)
        n = 4; }
    return n;
}

int next(int n) { return n + undefined_a; }

int more(int n)
{
    while (n) { n--; } }
    return n;
}

int behind(int n) { return n + undefined_b; }
