// flags: -std=c++17
// Parentheses and brackets that are missing in expressions.
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

__global__ void kernel(float *p, int n);
int call(int a, int b);

int unclosed(int a)
{
    return (a + 1;
}

int unopened(int a)
{
    return a + 1);
}

int call_unclosed(int a)
{
    return call(a, 1;
}

int index_unclosed(int *p)
{
    return p[1;
}

void if_without(int a)
{
    if a > 1
        a = 3;
}

void if_unclosed(int a)
{
    if (a > 1
        a = 3;
}

void while_without(int a)
{
    while a > 1 { a--; }
}

void condition_extra(int a)
{
    if (a > 1))
        a = 3;
}

void launch_wrong(float *p)
{
    kernel<<<1, 32>>(p, 3);
}

void launch_open(float *p)
{
    kernel<<<1, 32(p, 3);
}

void launch_no_arguments(float *p)
{
    kernel<<<1, 32>>>;
}

void empty_parts(int a)
{
    a = ;
    a + ;
    a = * 3;
}

void doubled(int a)
{
    a = 3 4;
    a = a b;
}

void no_operand(int a)
{
    a = a + / 3;
    a = (a + );
}

void ternary(int a)
{
    a = a ? 1;
    a = a ? : 3 : 4;
}

void words(int a)
{
    int class = 3;
    int new = 4;
    a = return;
}

void number_name()
{
    int 3d = 4;
    float f = 1.5ff;
    int o = 089;
}

void texts()
{
    const char *a = "abc" + ;
    char c = '';
    char d = 'abcdefgh';
}

void template_angle(std::vector<int> v)
{
    std::vector<int w;
    std::vector<std::vector<int> x;
}

void lambda_broken(int a)
{
    auto f = [a { return a; };
}

int after(int a)
{
    return missing;
}
