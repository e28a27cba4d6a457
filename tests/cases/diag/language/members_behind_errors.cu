// expect: 20 error 17
// expect: 28 error 18
// expect: 20 error 19
// expect: 20 error 20
// expect: 20 error 21
// expect: 20 error 22
// expect: 20 error 23
// expect-device: 20 error 17
// expect-device: 28 error 18
// expect-device: 20 error 19
// expect-device: 20 error 20
// expect-device: 20 error 21
// expect-device: 20 error 22
// expect-device: 20 error 23
// Members are declared whatever is wrong with the width, the bound or the type of one
int n;
struct S { int a; int x : undefined_name; int y; };
struct S2 { int a; int x : n; int y; void f() { y = a + x; } };
struct S3 { int a; int y = undefined2; };
struct S4 { int a; int y[undefined3]; int b; };
struct S5 { int a; int (*y)[undefined4]; int b; };
struct S6 { int a; alignas(undefined5) int y; int b; };
struct S7 { int a; undefined6 y; int b; };
int use(S &s) { return s.a + s.y + s.x; }
int use(S2 &s, S3 &s3, S4 &s4, S5 &s5, S6& s6, S7 &s7) { S2 t{1, 2, 3}; return t.a + s.a + s.y + s.x + s3.a + s4.a + s5.b + s6.a + s7.b + sizeof(S2); }
