// flags: -std=c++17
// Lost and exchanged words and brackets in heads, classes and statements.
#include <cuda_runtime.h>
#include <cstdio>
#include <vector>
#include <algorithm>

#define N 256;
#define BLOCK 32

enum Mode { FAST, SLOW }

struct Params {
    int n;
    float dt;
    Mode mode;
}

void first(Params p)
{
    int grid = (p.n + BLOCK - 1) / BLOCK);
    int k = p.n / BLOCK;
}

void second(Params p
{
    p.n = 3;
}

void third(int a, int b,)
{
    int c = a + b;
}

void fourth(int a; int b)
{
    int c = a + b;
}

void fifth(a, b)
{
    int c = 3;
}

sixth(int a)
{
    return a;
}

int seventh(int a) {
    if (a > 3) {
        return 3;
    } else if {
        return 4;
    } else
        return 5;
}

int eighth(int a) {
    switch (a) {
        case 1
            return 3;
        case 2: return 4;
        case: return 5;
        default return 6;
    }
    return 0;
}

int ninth(int a) {
    int values[] = {1, 2, 3;
    return values[0];
}

template <typename T
T tenth(T a) { return a; }

template <T>
T eleventh(T a) { return a; }

template typename U
U twelfth(U a) { return a; }

template <typename T>
T thirteenth(T a) { return a }

class Fourteen {
    Fourteen() {}
    public
    int a;
    void f() { a = 3; };
    private:
    int b = 3,
    int c;
};

struct Fifteen {
    void f() const { int x = 3 }
    int g(int a) { return a; }
    virtual void h() = 0
    void i();
};

__global__ sixteenth(int *a)
{
    a[0] = 3;
}

__global__ void seventeenth(int a*, int n)
{
    a[0] = n;
}

_global_ void eighteenth(int *a)
{
    a[0] = 1;
}

__global void nineteenth(int *a)
{
    a[0] = 1;
}

void twentieth(int *p)
{
    seventeenth<<<1, 32>>(p, 3);
    seventeenth<<<1, 32>>>;
    seventeenth<<<1; 32>>>(p, 3);
    seventeenth<<<1, 32>>>(p, 3)
    int a[N];
    auto f = [](int x) { return x + 1 };
    auto g = [&](int x { return x + 1; };
    auto h = [int x](int y) { return y; };
    auto i = [](int x) -> { return x; };
    std::sort(p, p + 3, [](int a, int b) { return a < b; };
    return
}

int last(int a)
{
    try { a = 3; }
    a = 4;
    catch (int e) { }
    goto end
    int x = a ? 3;
    int y = a ? : 3;
    int z = (int a);
    int w = sizeof int;
    w = int(3;
    x = y z;
    const int = 3;
    int int q = 3;
    unsigned float uf = 3;
    long long long lll = 3;
    int *p, q = &a;
    int &r;
    void v;
    auto au;
    extern int ex = 3;
    int a;
    using T = int
    typedef int;
    typedef int I, *PI
    namespace X { }
    delete;
    new;
    x = y = ;
    return a:
}
