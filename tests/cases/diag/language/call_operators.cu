// expect: 1087 error 28
// expect: 1767 error 29
// expect: 1767 error 30
// expect: 304 error 30
// expect: 304 error 30
// expect: 1767 error 30
// expect: 304 error 31
// expect: 308 error 32
// expect: 980 error 33
// expect: 1087 error 34
// expect: 1087 error 35
// expect: 1087 error 36
// expect: 304 error 37
// expect: 304 error 37
// expect: 1767 error 37
// expect: 1767 error 37
// expect: 980 error 38
// expect-device: 550 warning 37
// expect-device: 550 warning 37
struct A { int operator()(int); }; struct I : A {}; struct Q : A { using A::operator(); };
struct B { template <class T> int operator()(T *) const; };
struct C { int operator()(int, long); int operator()(long, int); };
struct D { typedef int (*P)(int); operator P(); };
struct E { int operator()(int) &; };
struct F { int operator()(int) &&; int operator()(int, int) const &; };
struct X { int operator()(int); int operator()(char, char) const; };
struct N {};
void a1(const A a) { a(1); }
void a2(const A *a) { (*a)(1, 2); }
void a3(A a, I i, Q q) { a(); i(); q(); a("x"); a(1); }
void b1(B b) { b(1); }
void c1(C c) { c(1, 1); }
void d1(D d) { d(d); d(1); }
void e1() { E()(1); }
void f1(F f) { f(1); f(1, 2); }
void x1(const X x) { x(1); }
void g1() { auto l = [](auto x, int y) {}; l(1); l("a", "b"); auto m = [](int) {}; m(); m(1, "x"); }
void n1(N n) { n(1); }
