// expect: 40 error 26
// expect: 65 error 26
// expect: 40 error 27
// expect: 40 error 28
// expect: 40 error 29
// expect: 65 error 29
// expect: 40 error 30
// expect: 40 error 31
// expect: 65 error 31
// expect: 135 error 32
// expect: 135 error 32
// expect: 135 error 32
// expect-device: 40 error 26
// expect-device: 65 error 26
// expect-device: 40 error 27
// expect-device: 40 error 28
// expect-device: 40 error 29
// expect-device: 65 error 29
// expect-device: 40 error 30
// expect-device: 40 error 31
// expect-device: 65 error 31
// expect-device: 135 error 32
// expect-device: 135 error 32
// expect-device: 135 error 32
int s_; struct P { int x; } p0;
struct A { int a0; A(int a) : a0(a) { } const int &() const { return a0; } int a1; };
struct B { int a0; B(int a) : a0(a) { } int &(); int a1; };
struct C { int a0; C(int a) : a0(a) { } const int &; int a1; };
struct D { int a0; D(int a) : a0(a) { } P &() { return p0; } int a1; };
struct E { int a0; E(int a) : a0(a) { } int & = s_; int a1; };
struct F { int a0; F(int a) : a0(a) { } int *() { return &a0; } void () { } int a1; };
int last() { return A(1).a1 + B(1).a1 + C(1).a1 + D(1).a1 + E(1).a1 + F(1).a1; }
