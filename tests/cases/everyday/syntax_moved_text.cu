// flags: -std=c++17
// Text that came with a paste, a merge or a half-done edit, in classes, declarations and functions.
#include <cstdio>
#include <string>

class Account {
public:
    Account(int id) : id_(id) {}
    int id() const { return id_; }
    int twice() const { return id_ * 2;
    int balance() const { return balance_; }
private:
    int id_;
    int balance_ = 0;
};

int total(const Account &a)
{
    return a.id() + a.balance() + a.nothing();
}

class Queue {
public
    void push(int v);
    int pop()
    int size() const { return n_; }
    int peek() const { return n_ };
    void clear() { n_ = 0; };;
    int first, ;
    int second third;
    static const int limit = 3
    int n_;
};

class Derived : Account, {
    int a;
};

class Other :: Account {
    int a;
};

class Final extends Account {
    int a;
};

struct Point {
    int x
    int y;
};

struct Size {
    int w,
    int h;
};

enum Level { low = 1; high = 2; };

enum Kind { a_kind, b_kind c_kind };

// parameter lists
int sum(int a, b, c) { return a; }

int mul(int a; int b) { return a * b; }

int neg(int a,) { return -a; }

int def(int a = , int b = 3) { return a + b; }

int array_of(int[] a) { return a[0]; }

void pass(int &&& a) {}

int missing_round(int a { return a; }

int result -> int { return 3; }

auto trailing(int a) -> { return a; }

int const_behind(int a) const { return a; }

fn rust(int a) { return a; }

def python(int a) { return a; }

public int java(int a) { return a; }

var script = 3;

let other = 4;

int a_name = 3, 4;

int two names = 3;

int 2nd = 3;

int minus-name = 4;

float values[3] = {1.0f, 2.0f, 3.0f;

int behind_values = 3;

int brackets[3 = {1, 2, 3};

int empty_bracket] = 3;

template <typename T
T first_of(T a) { return a; }

template <T> T second_of(T a) { return a; }

template typename T> T third_of(T a) { return a; }

template <typename T, U> T fourth_of(T a) { return a; }

template <typename T> { int in_braces; }

using std::string

using namespace std

typedef int;

namespace inner
int in_namespace;

extern "C" int c_function(int a) { return a }

void merge(int n)
{
    n = 3;
<<<<<<< HEAD
    n = 4;
=======
    n = 5;
>>>>>>> feature
    n = undefined_in_merge;
}

void prose_0(int n)
{
    This is a comment that lost its slashes.
}

void prose_1(int n)
{
    n = 3;
}

void prose_2(int n)
{
    TODO check n
}

void prose_3(int n)
{
    n = 4;
}

void numbered_0(int n)
{
    1: n = 3;
}

void numbered_1(int n)
{
    2. n = 4;
}

void numbered_2(int n)
{
    n = 5;
}

void lambda_0(int n)
{
    auto f = [](int a) { return a };
}

void lambda_1(int n)
{
    auto g = [n](int a { return a + n; };
}

void lambda_2(int n)
{
    auto h = [n](int a) return a + n;
}

void lambda_3(int n)
{
    auto i = [n, ](int a) { return a; };
}

void lambda_4(int n)
{
    auto j = (int a) => a + 1;
}

void lambda_5(int n)
{
    auto k = [](int a) -> { return a; };
}

void casts_0(float a)
{
    int b = (int a;
}

void casts_1(float a)
{
    int c = static_cast<int>a;
}

void casts_2(float a)
{
    int d = static_cast<int(a);
}

void casts_3(float a)
{
    int e = int a;
}

void casts_4(float a)
{
    int f = sizeof(int;
}

void casts_5(float a)
{
    int g = sizeof int;
}

void arrays_0(int *p)
{
    p[ = 3;
}

void arrays_1(int *p)
{
    p[1 = 3;
}

void arrays_2(int *p)
{
    p] = 3;
}

void arrays_3(int *p)
{
    p[] = 3;
}

void arrays_4(int *p)
{
    p[1][;
}

void arrays_5(int *p)
{
    delete [ p;
}

void arrays_6(int *p)
{
    delete[]];
}

void arrays_7(int *p)
{
    p = new int[3;
}

void arrays_8(int *p)
{
    p = new int 3;
}

void arrays_9(int *p)
{
    p = new;
}

void exceptions_0(int n)
{
    try n = 3; catch (...) {}
}

void exceptions_1(int n)
{
    try { n = 4; } catch { n = 5; }
}

void exceptions_2(int n)
{
    try { n = 4; } catch () { n = 5; }
}

void exceptions_3(int n)
{
    try { n = 4; } catch (int) n = 5;
}

void exceptions_4(int n)
{
    try { n = 4; }
}

void exceptions_5(int n)
{
    n = 6;
}

void exceptions_6(int n)
{
    throw int;
}

void jumps_0(int n)
{
    goto;
}

void jumps_1(int n)
{
    break 2;
}

void jumps_2(int n)
{
    continue n;
}

void jumps_3(int n)
{
    return;;
}

void jumps_4(int n)
{
end:
}

int after_everything(int n)
{
    return n + missing_at_end;
}
