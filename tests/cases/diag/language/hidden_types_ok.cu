// expect-device: 177 warning 38
// expect-device: 177 warning 59
// expect-device: 177 warning 60
// expect-device: 177 warning 61
// A class is hidden by what else has its name in its scope, and an elaborated name finds it ([basic.scope.hiding]):
// enumerators belong to the scope of their enumeration, and a using-declaration brings both.
class X {};
enum e { X };
const int a[][2] = {{1}};
int t() { return a[X][X]; }
class X cx;
namespace N {
struct Y {};
enum f { Y };
enum g { Z };
struct Z {};
}
int u = N::Y + N::Z;
struct N::Y ny;
struct N::Z nz;
struct S {
    struct W {};
    enum h { W };
    int m() { return W; }
    struct W w;
};
int v = S::W;
struct S::W sw;

void local() {
    struct S { S() {} };
    int S(void);
    int a = S();
    struct S b;
    {
        int S(void);
        int a = S();
        struct S c = b;
    }
}
void behind() {
    int S(void);
    struct S { S() {} };
    int a = S();
    struct S b;
}

struct A {
    struct hiding {};
    int hiding;
    enum tag { en };
};
struct B : A {
    using A::en;
    using A::hiding;
    using A::tag;
    void f() {
        typedef struct A::hiding local;
        struct hiding _ = local();
        int o = hiding;
        tag t = en;
    }
};
template <unsigned N> class test {};
class foo {};
test<0> foo(foo);
namespace T {
class foo { int x; };
test<1> foo(class foo);
namespace In {
test<2> foo(class ::foo);
void first() {
    using ::foo;
    class foo a;
    test<0> _ = (foo)(a);
}
void second() {
    using T::foo;
    class foo a = {};
    test<1> _ = (foo)(a);
}
}
}
