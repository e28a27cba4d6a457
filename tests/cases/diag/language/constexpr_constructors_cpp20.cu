// expect: 2417 error 50
// expect: 2398 error 50
// expect: 2782 error 51
// expect: 2782 error 51
// expect: 2417 error 51
// expect: 2661 error 51
// expect: 2418 error 52
// expect: 2418 error 52
// expect: 2418 error 52
// expect: 2782 error 52
// expect: 2782 error 52
// expect: 2782 error 52
// expect: 2389 error 53
// expect: 2754 error 53
// expect: 2392 error 54
// expect: 2403 error 55
// expect: 2403 error 55
// expect: 2417 error 56
// expect: 2782 error 58
// expect: 2418 error 59
// expect: 2418 error 59
// expect-device: 2417 error 50
// expect-device: 2398 error 50
// expect-device: 2782 error 51
// expect-device: 2782 error 51
// expect-device: 2417 error 51
// expect-device: 2661 error 51
// expect-device: 177 warning 51
// expect-device: 2418 error 52
// expect-device: 2418 error 52
// expect-device: 2418 error 52
// expect-device: 2782 error 52
// expect-device: 2782 error 52
// expect-device: 2782 error 52
// expect-device: 2389 error 53
// expect-device: 2754 error 53
// expect-device: 2392 error 54
// expect-device: 2403 error 55
// expect-device: 2403 error 55
// expect-device: 2417 error 56
// expect-device: 2782 error 58
// expect-device: 2418 error 59
// expect-device: 2418 error 59
// flags: --c++20
// From C++20 on only references and constants need a value.
struct N { int v; N(int x); N(); ~N(); };
struct M { int v; M() {} };
struct Q { int v; constexpr Q(int x) : v(x) {} };
struct L { int x; };
struct A1 { M m; N n; int i, j; const int k; int &r; L l; constexpr A1() {} };
struct A2 : M, N { M m; constexpr A2() : n2{2}, M() { static int z; } N n2; };
struct A3 { M m{}; M m2 = {}; N n = 3; constexpr A3() { } constexpr A3(int) : m(), m2{}, n(2) { } };
struct A4 { int i; constexpr A4() { i = 1; asm(""); } constexpr A4(int) : i(1) { goto l; l:; } constexpr A4(long) : i(1) { try { } catch (...) { } } };
struct A5 { int i; constexpr A5(int x) { if (x) i = 1; } constexpr A5(N n) : i(n.v) {} };
struct A6 : virtual L { int i; constexpr A6() {} constexpr A6(int) : i(1) {} };
struct A7 { int a[2][2]; M m[2]; L l[2]; Q q; constexpr A7() : q(1) {} };
struct A8 { static int s; int b : 3; enum { X } e; constexpr A8() {} struct I { int z; constexpr I() {} } in; int *p; };
struct A12 { int i; A12(int) {} constexpr A12() : A12(1) {} constexpr A12(long) : i{2} {} };
struct A18 { const Q q; Q q2 = Q(2); Q q3{M().v}; Q q4 = Q(M().v); constexpr A18(int x) : q(M().v) {} };
