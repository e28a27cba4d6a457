// expect: 433 error 24
// expect: 2447 error 25
// expect: 291 error 25
// expect: 366 error 25
// expect: 2447 error 26
// expect: 291 error 26
// expect: 366 error 26
// expect: 2447 error 27
// expect: 2447 error 27
// expect: 291 error 27
// expect: 366 error 27
// expect: 2447 error 28
// expect: 366 error 28
// expect: 2447 error 29
// expect: 292 error 29
// expect: 291 error 29
// expect: 366 error 29
// expect: 2447 error 32
// flags: --c++17
// A delegation beside other initialisers does not count.
#include <string>
struct ND { ND(int); };
struct A {
    A(int, std::string) : id(1), r(id), n(1) {}
    A(int) : A(1, ""), log("x") {}
    A(char) : log("x"), A(1, "") {}
    A(long) : A(1, ""), A(2, "") {}
    A(float) : A(1, ""), n(2) {}
    A(double) : A(1, ""), nosuch(2) {}
    const int id; int &r; ND n; std::string log;
};
struct B { B(); B(int) : B(), x(1) {} int x; };
