// flags: -std=c++17
// What gets lost while code is moved about: a bracket, a brace, a word, a semicolon.
#include <cstdio>
#include <vector>

struct Vec3 {
    float x, y, z;
    float dot(const Vec3 &o) const { return x * o.x + y * o.y + z * o.z; }
};

__global__ void scale(float *p, float f, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        p[i] *= f;
}

// `;` behind the head of a function
int add(int a, int b);
{
    return a + b;
}

int use_add(int a)
{
    return add(a, 1) + missing_one;
}

// `else` without `if`
int sign(int a)
{
    if (a > 0)
        return 1;
        a = 2;
    else
        return -1;
    return 0;
}

int sign_semicolon(int a)
{
    if (a > 0); {
        a = 1;
    } else {
        a = 2;
    }
    return a;
}

int else_if(int a)
{
    if (a > 0) {
        a = 1;
    } elseif (a < 0) {
        a = 2;
    }
    return a;
}

int elif(int a)
{
    if (a > 0) {
        a = 1;
    } else if a < 0 {
        a = 2;
    }
    return a;
}

// `=>` and other operators of other languages
int arrow(int a, int b)
{
    if (a => b)
        return a;
    return b;
}

int not_equal(int a, int b)
{
    if (a =! b)
        return a;
    if (a <> b)
        return b;
    return a === b;
}

int power(int a)
{
    return a ** 2;
}

int in_words(int a, int b)
{
    return a and b or not c_missing;
}

// a launch that lost an angle bracket
void launch_two(float *p, int n)
{
    scale<<<n / 32, 32>>(p, 2.0f, n);
}

void launch_short(float *p, int n)
{
    scale<<n / 32, 32>>>(p, 2.0f, n);
}

void launch_spaced(float *p, int n)
{
    scale<<<n / 32, 32> >>(p, 2.0f, n);
}

void launch_no_config(float *p, int n)
{
    scale<<<>>>(p, 2.0f, n);
}

void launch_no_call(float *p, int n)
{
    scale<<<n, 32>>> p, 2.0f, n;
}

void launch_no_semicolon(float *p, int n)
{
    scale<<<n, 32>>>(p, 2.0f, n)
}

// template argument lists
void angles_0(int n)
{
    std::vector<std::vector<float> grid;
}

void angles_1(int n)
{
    std::vector<float> row(n;
}

void angles_2(int n)
{
    std::vector<float>> twice;
}

void angles_3(int n)
{
    std::vector float plain;
}

void angles_4(int n)
{
    std::vector<float, > tail;
}

// an unfinished statement at the end of a function
int unfinished_assignment(int a)
{
    a =
}

int unfinished_member(Vec3 v)
{
    v.
}

int unfinished_call(int a)
{
    std::printf("%d", a
}

int unfinished_return(int a)
{
    return a +
}

int unfinished_condition(int a)
{
    if (a > 3)
}

int unfinished_declaration(int a)
{
    int b
}

int unfinished_name(int a)
{
    a
}

int unfinished_scope(int a)
{
    std::
}

// for and while
void loops_0(int n)
{
    for (int i = 0; i < n; i++
        n--;
}

void loops_1(int n)
{
    for (int i = 0, i < n, i++)
        n--;
}

void loops_2(int n)
{
    for (i in n)
        n--;
}

void loops_3(int n)
{
    for (int i : )
        n--;
}

void loops_4(int n)
{
    for (int i = 0; i < n; i++;)
        n--;
}

void loops_5(int n)
{
    while (n > 0
        n--;
}

void loops_6(int n)
{
    while n > 0
        n--;
}

int until(int n)
{
    do {
        n--;
    }
    return n;
}

// switch
void choices_0(int n)
{
    switch n {
    case 1: return 1;
    }
}

void choices_1(int n)
{
    switch (n) {
    case 1; return 1;
    case: return 2;
    default return 3;
    }
}

void choices_2(int n)
{
    switch (n) {
        return 4;
    case 2, 3:
        return 5;
    }
}

// a lost parenthesis
void lost_round_0(float a, float b)
{
    float b = (a + 1.0f * 2.0f;
}

void lost_round_1(float a, float b)
{
    float c = ((a + b) * a;
}

void lost_round_2(float a, float b)
{
    b = a * (b + c));
}

int after_all(int a)
{
    return a + also_missing;
}
