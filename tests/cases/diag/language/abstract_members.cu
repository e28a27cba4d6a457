// expect: 322 error 16
// expect: 604 error 16
// expect: 322 error 16
// expect: 322 error 17
// expect: 322 error 17
// expect-device: 322 error 16
// expect-device: 604 error 16
// expect-device: 322 error 16
// expect-device: 322 error 17
// expect-device: 322 error 17
// expect-device: 177 warning 17
// flags: --c++17
// Data members of abstract classes and arrays of them, in instances as well.
struct A { virtual void f() = 0; };
struct D : A { void g(); };
struct H { A a; A b[2]; A *p; A &r; D d; };
struct I { D d; int k; void m() { D local; } };
