// flags: -std=c++14
// Semicolons and commas that are missing, or too many.
#include <cstdio>
#include <string>
#include <vector>

struct Vec {
    float x, y;
    float length() const;
    int id
    int other;
};

struct Pair {
    int a, b;
    int sum() const { return a + b }
};

int first = 1
int second = 2;

void no_semicolon(int n)
{
    n = 3
    n++;
}

int no_semicolon_after_return(int n)
{
    return n
}

void after_call(int n)
{
    std::printf("%d\n", n)
    n = 2;
}

void declared(int n)
{
    int a = n
    int b = a;
    (void)b;
}

void in_for(int n)
{
    for (int i = 0, i < n; i++)
        n--;
}

void two_parts(int n)
{
    for (int i = 0; i < n)
        n--;
}

void comma_missing(int a, int b)
{
    std::printf("%d %d\n" a, b);
}

void comma_extra(int a)
{
    std::printf("%d\n", a,);
}

int list[] = {1, 2 3, 4};

enum Color { red green, blue };

enum class Mode { a, b } 

void after_enum(int n);

void do_loop(int n)
{
    do
        n--;
    while (n > 0)
}

void broken(int n)
{
    while (n > 0) {
        if (n == 3)
            break
        n--;
    }
}

using Number = int

typedef float Real

void parameter_list(int a int b);

void colon_for_semicolon(int n)
{
    n = 3:
    n++;
}

void case_colon(int n)
{
    switch (n) {
    case 1
        n++;
        break;
    }
}

class Last {
public
    int a;
};

struct Unterminated {
    int a;
}

int main()
{
    Vec v;
    return 0;
}
