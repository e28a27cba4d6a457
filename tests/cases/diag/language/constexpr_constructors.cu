// expect: 2417 error 64
// expect: 2398 error 64
// expect: 2782 error 65
// expect: 2782 error 65
// expect: 2417 error 65
// expect: 2661 error 65
// expect: 2418 error 66
// expect: 2418 error 66
// expect: 2418 error 66
// expect: 2782 error 66
// expect: 2782 error 66
// expect: 2782 error 66
// expect: 2398 error 67
// expect: 2389 warning 67
// expect: 2389 error 67
// expect: 2754 error 67
// expect: 2389 error 67
// expect: 2398 error 68
// expect: 2392 error 68
// expect: 2403 error 69
// expect: 2403 error 69
// expect: 2417 error 70
// expect: 2398 error 70
// expect: 2398 error 71
// expect: 2398 error 71
// expect: 2782 error 72
// expect: 2418 error 73
// expect: 2418 error 73
// expect-device: 2417 error 64
// expect-device: 2398 error 64
// expect-device: 2782 error 65
// expect-device: 2782 error 65
// expect-device: 2417 error 65
// expect-device: 2661 error 65
// expect-device: 177 warning 65
// expect-device: 2418 error 66
// expect-device: 2418 error 66
// expect-device: 2418 error 66
// expect-device: 2782 error 66
// expect-device: 2782 error 66
// expect-device: 2782 error 66
// expect-device: 2398 error 67
// expect-device: 2389 warning 67
// expect-device: 2389 error 67
// expect-device: 2754 error 67
// expect-device: 2389 error 67
// expect-device: 2398 error 68
// expect-device: 2392 error 68
// expect-device: 2403 error 69
// expect-device: 2403 error 69
// expect-device: 2417 error 70
// expect-device: 2398 error 70
// expect-device: 2398 error 71
// expect-device: 2398 error 71
// expect-device: 2782 error 72
// expect-device: 2418 error 73
// expect-device: 2418 error 73
// flags: --c++17
// What constexpr constructors must initialise, and must not call.
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
