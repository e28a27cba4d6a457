// expect: 20 error 18
// expect: 135 error 18
// expect: 20 error 19
// expect: 20 error 20
// expect: 20 error 21
// expect: 20 error 22
// expect: 20 error 23
// expect: 20 error 24
// expect: 20 error 25
// expect: 20 error 26
// expect: 20 error 27
// expect: 20 error 28
// flags: --c++17
// Names that mean nothing in what initialises new objects, and in their bounds.
#include <memory>
struct S { S(int); int n; };
void g(S *); void f(S *q) {
    S *p = new S(undef1); p->foo;
    S *r = new S(undef2);
    new S(undef3);
    int *i = new int[undef4];
    int *j = new int(undef5);
    q = new S(undef6 + 1);
    std::unique_ptr<S> u(new S(undef7));
    S *s = new S{undef8};
    auto a = new S(undef9);
    g(new S(undef10));
    delete undef11;
}
