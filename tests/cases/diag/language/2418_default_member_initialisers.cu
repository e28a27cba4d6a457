// expect: 2418 error 15
// expect: 2418 error 16
// expect: 2418 error 23
// expect: 2418 error 23
// expect-device: 2418 error 15
// expect-device: 2418 error 16
// expect-device: 2418 error 23
// expect-device: 2418 error 23
// flags: --c++17
// Of default member initialisers only those that make an object by a constructor that is not constexpr are told of.
int g(); int g2() { return 1; } int gv = 2; struct N { int v; N(int x) : v(x) {} operator int() const { return v; } int m() const { return 1; } static int s(); }; struct L { int x; int m() const { return 1; } operator int() const { return 1; } constexpr L(int y) : x(y) {} }; constexpr int cg(int i) { return i; }
struct S1 { int i = g(); constexpr S1() {} };
struct S2 { int i = g2(); constexpr S2() {} };
struct S3 { int i = gv; constexpr S3() {} };
struct S4 { int i = N(1).v; constexpr S4() {} };
struct S5 { int i = N(1).m(); constexpr S5() {} };
struct S6 { int i = L(1).m(); constexpr S6() {} };
struct S7 { int i = L(1); constexpr S7() {} };
struct S8 { int i = cg(gv); constexpr S8() {} };
struct S9 { int *p = &gv; int &r = gv; int *q = new int(1); constexpr S9() {} };
struct S10 { L l{g()}; L l2 = L(gv); constexpr S10() {} };
struct S11 { int i = N::s(); int a[2] = {g(), 1}; constexpr S11() {} };
struct S12 { N n{1}; N *p = nullptr; N a[2] = {1, 2}; constexpr S12() {} };
struct S13 { int i = sizeof(N(1)); int j = true ? 1 : g(); int k = false && N(1).v; constexpr S13() {} };
struct S14 { int x; int i = [] { return 1; }(); int j = x; constexpr S14() : x(g()) {} };
