// expect: 416 error 22
// expect: 416 error 22
// expect: 416 error 22
// expect: 416 error 22
// expect: 309 error 23
// expect: 309 error 23
// expect: 416 error 23
// expect: 416 error 23
// expect: 416 error 23
// expect: 416 error 24
// expect: 416 error 24
// expect: 309 error 24
// expect: 416 error 24
// expect: 309 error 24
// expect: 416 error 24
// expect: 416 error 24
// expect: 416 error 25
// expect: 309 error 25
// expect: 416 error 25
// expect: 309 error 25
// expect-device: 550 warning 24
struct A { A(int); A(long); }; void f(A); A g(double d) { f(d); A a = d; A b = 1.0f; return d; }
struct B { B(int); B(long); B &operator=(int); }; void h(B b) { b = 1.0; B c = {1.0}; B d{1.0}; B e[2] = {1.0, 1}; (B)2.0; static_cast<B>(2.0); }
struct C { C(float); C(double); C(const C &); }; C i() { return 1; } void j(C c) { c = 2; c = {1}; j(1); j({1}); } C operator+(C, C); C k = C(1.0) + 1; bool operator==(C, C); bool l = k == 1;
struct D { A a = 2.0; D() : a(1) {} D(int) : a(1.0) {} }; template <class T> struct E { E(T *); E(int); E(long); }; E<int> m = 1.0; void n() { throw A(1.0); }
