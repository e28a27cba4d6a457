// flags: -std=c++17
// Declarations that are written wrongly.
#include <string>
#include <vector>

struct Point { int x, y; };

int = 3;

int 5;

void no_name(int, float) { return 1; }

function old(int n) { return n; }

const x = 3;

static y = 4;

def_result z(int n);

int a, b, float c;

int array[3] = 1, 2, 3;

int reference& = a;

int pointer * = &a;

void f(int n) { int n[]; }

void g() { Point p = (1, 2); }

void h() { Point p(); p.x = 3; }

void i() { std::vector<int> v(); v.push_back(1); }

void j() { int a[] = {}; int b[0]; }

class { int a; };

struct { int b; } named;

struct Self { Self s; int n; };

enum { one, two, } fine;

enum Values : float { three };

namespace { int inner; };

namespace 3d {}

using namespace;

using Alias;

using A = ;

typedef;

template <typename T> T;

template <> int no_template(int);

template <class> struct Forward

void function_in_function() { void nested(int a) { a = 3; } }

struct Members {
    int a = ;
    int b[];
    void f() { }
    void g() const const;
    Members(int a) : a(a), { }
    ~Members(int);
    Members::Members();
    int Members();
    operator int;
    public int c;
};

void end(int n)
{
    int x = n;
    x.y = 3;
}
