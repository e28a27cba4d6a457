// expect: 811 error 47
// expect: 811 error 49
// expect: 811 error 50
// expect: 811 error 51
// expect: 811 error 52
// expect: 811 error 53
// expect: 811 error 54
// expect: 1790 error 57
// expect: 291 error 58
// expect: 811 error 71
// expect: 811 error 72
// expect: 811 error 75
// expect: 811 error 76
// expect-device: 811 error 47
// expect-device: 811 error 49
// expect-device: 811 error 50
// expect-device: 811 error 51
// expect-device: 811 error 52
// expect-device: 811 error 53
// expect-device: 177 warning 53
// expect-device: 811 error 54
// expect-device: 177 warning 54
// expect-device: 177 warning 55
// expect-device: 1790 error 57
// expect-device: 291 error 58
// expect-device: 177 warning 58
// expect-device: 811 error 71
// expect-device: 811 error 72
// expect-device: 811 error 75
// expect-device: 811 error 76
// expect-device: 177 warning 76
// flags: --c++17
// Constants of classes whose default constructor leaves a member without a value.
struct B { int k; };
struct H0 { virtual void f(); int a; };
struct H1 { virtual void f(); int a; H1() = default; };
struct H2 : virtual B { int a; };
struct H3 : H1 { int b; };
struct H4 { H1 h; int b; };
struct H5 { H1 h; };
struct H6 : B { H6(int); H6() = default; };
struct H7 { int k; B b; };
struct H8 { };

struct HA { int &r; };
struct HB { B b; HB(int); };
void f() { const H0 a; }
void f1() { const H1 a; }
void f2() { const H2 a; }
void f3() { const H3 a; }
void f4() { const H4 a; }
void f5() { const H5 a; }
void f6() { const H6 a; }
void f7() { const H7 a; }
void f8() { const H8 a; }

void fa() { const HA a; }
void fb() { const HB a; }
struct N0 { N0() {} };
struct X1 { N0 n; int m; X1() = default; };
struct X2 { N0 n; int m; };
struct X3 { X1 n; };
struct X4 { X1 n; X4() = default; };
struct X5 : N0 { int m; X5() = default; };
struct X6 { int m; X6() = default; ~X6(); };
struct X7 { int m; X7() = default; ~X7() = default; X7(const X7 &) = delete; };
struct X8 { N0 n; int m; X8(); };
inline X8::X8() = default;
struct X9 { X8 n; };
void g1() { const X1 a; }
void g2() { const X2 a; }
void g3() { const X3 a; }
void g4() { const X4 a; }
void g5() { const X5 a; }
void g6() { const X6 a; }
void g7() { const X7 a; }
void g8() { const X8 a; }
void g9() { const X9 a; }
