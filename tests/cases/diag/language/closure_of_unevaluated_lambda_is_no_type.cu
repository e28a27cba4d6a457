// expect: 1777 error 6
// expect: 1777 error 8
// expect: 289 error 10
// expect: 1790 error 10
// flags: --c++17
using L = decltype([] { return 1; });
L a;
void f() { L b; decltype([](int) {}) c; decltype(a) e; }
struct D { D() = delete; };
void g() { decltype(D(1)) x; D y; }
