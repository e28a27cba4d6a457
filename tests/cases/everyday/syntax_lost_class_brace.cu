// flags: -std=c++17
// A class that is not closed.
#include <vector>

struct Open {
    int a;
    void f() { a = 3; }

struct Next { int b; };

int use(Open o) { return o.a + undefined_c; }

int main() { return 0; }
