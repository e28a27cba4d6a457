// flags: -std=c++17
// Statements.
#include <cstdio>
#include <stdexcept>

int selection(int n)
{
    if n == 3 {
        return 1;
    }
    return 0;
}

int chain(int n)
{
    if (n == 1) {
        return 1;
    } else if n == 2 {
        return 2;
    }
    return 3;
}

int else_twice(int n)
{
    if (n) n = 1; else n = 2; else n = 3;
    return n;
}

int empty_condition(int n)
{
    if () n = 3;
    while () n--;
    return n;
}

int for_commas(int n)
{
    for (int i = 0; i < n, i++) n--;
    return n;
}

int for_one(int n)
{
    for (int i = 0) n--;
    return n;
}

int for_open(int n)
{
    for (int i = 0; i < n; i++ {
        n--;
    }
    return n;
}

int do_while(int n)
{
    do {
        n--;
    } while (n > 0)
    return n;
}

int do_alone(int n)
{
    do {
        n--;
    }
    return n;
}

int switches(int n)
{
    switch (n) {
    case 1
        return 1;
    case 2: return 2
    case : return 3;
    default
        return 4;
    }
}

int switch_open(int n)
{
    switch n {
    case 1: return 1;
    }
    return n;
}

int jumps(int n)
{
    while (n) {
        if (n == 3) break
        if (n == 4) continue
        n--;
    }
    goto ;
    return n
}

int tries(int n)
{
    try {
        n = 3;
    }
    return n;
}

int catches(int n)
{
    try { n = 3; } catch (const std::exception &e { n = 4; }
    return n;
}

int throws(int n)
{
    if (n) throw std::runtime_error("n";
    return n;
}

int blocks(int n)
{
    { n = 3; n = 4 }
    return n;
}

int labels(int n)
{
again
    n--;
    return n;
}

int last(int n) { return n + unknown; }
