// expect: 311 error 37
// expect: 403 error 39
// expect: 311 error 41
// expect: 403 error 43
// expect: 403 error 45
// expect: 403 error 47
// expect: 311 error 50
// expect: 403 error 53
// expect: 403 error 55
// expect: 403 error 55
// expect: 167 error 58
// expect: 167 error 59
// expect: 167 error 60
// expect: 304 error 61
// expect: 167 error 63
// expect: 167 error 64
// expect: 167 error 65
// expect: 167 error 66
// expect: 144 error 76
// expect: 311 error 82
// expect: 20 error 82
// expect: 311 error 85
// expect: 403 error 87
// expect: 311 error 89
// expect: 403 error 91
// expect: 403 error 93
// expect: 403 error 96
// expect: 20 error 88
// expect: 940 warning 88
// expect: 20 error 98
// expect: 311 error 99
// expect: 20 error 99
// expect: 403 error 100
// Functions that a class declares again are no overloads: calls mean the first declaration, and no other body is read.
struct L1 {
    int g(int);
    void g(int);
    static int h(int);
    int h(int);
    void c(int) const;
    int c(int) const { return und; }
    template <typename T> void t(T);
    template <typename T> void t(T);
    operator int();
    operator int();
    L1 operator+(int);
    L1 operator+(int) { return *this; }
};
int g(int);
void g(int);
template <typename T> struct X {
    void f(int *);
    void f(int *);
};
struct B { void f(int *); void f(int *); virtual void v(int); virtual void v(int);};
struct D : B { using B::f; void v(int) override; };
void f1(L1 l, X<int> x, D d) {
    l.g("a");
    l.h("a");
    l.c("a");
    l.t(1, 2);
    l + "a";
    g("a");
    x.f("a");
    d.f("a");
    d.v("a");
    l.g(1);
    l.h(1);
    l.t(1);
    l.c(1);
    int i = l;
    l + 2;
    g(1);
    x.f(0);
    d.f(0);
    void (L1::*p)(int) = &L1::g;
    auto q = &L1::c;
    auto r = &B::f;
}
namespace bodies {
int g(int);
void g(int) { und1; }
struct L1 {
    int g(int);
    void g(int) { und2; }
    void h(int);
    void h(int) { und3; }
    int i(int) { und4; }
    void i(int) { und5; }
    L1(int) {}
    L1(int) : m(und6) { und7; }
    operator int();
    operator int() { und8; }
    int m;
    template <typename T> void t(T);
    template <typename T> void t(T) { und9; }
};
int k(int) { return und10; }
void k(int) { und11; }
struct Destroyed { ~Destroyed(); ~Destroyed() { und12; } };
}
