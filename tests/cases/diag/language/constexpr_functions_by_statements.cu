// expect: 2662 error 77
// expect: 2388 error 78
// expect: 2754 error 78
// expect: 2660 error 79
// expect: 2388 warning 81
// expect: 2392 error 83
// expect: 2391 error 84
// expect: 2754 error 84
// expect: 2661 error 85
// expect: 2662 error 86
// expect: 2388 error 87
// expect: 2661 error 87
// expect: 2754 error 87
// expect: 2388 warning 88
// expect: 2661 error 88
// expect: 2660 error 89
// expect: 2388 error 90
// expect: 2754 error 90
// expect: 2388 error 90
// expect: 2754 error 90
// expect: 2388 error 91
// expect: 2662 error 91
// expect: 2754 error 91
// expect: 2392 error 92
// expect: 2392 error 94
// expect: 2391 error 94
// expect: 2392 error 94
// expect: 2392 error 94
// expect: 2662 error 95
// expect: 2662 error 98
// expect: 2662 error 99
// expect-device: 2662 error 77
// expect-device: 177 warning 77
// expect-device: 2388 error 78
// expect-device: 2754 error 78
// expect-device: 2660 error 79
// expect-device: 2388 warning 81
// expect-device: 177 warning 82
// expect-device: 2392 error 83
// expect-device: 177 warning 83
// expect-device: 2391 error 84
// expect-device: 2754 error 84
// expect-device: 177 warning 84
// expect-device: 2661 error 85
// expect-device: 2662 error 86
// expect-device: 177 warning 86
// expect-device: 177 warning 86
// expect-device: 2388 error 87
// expect-device: 2661 error 87
// expect-device: 2754 error 87
// expect-device: 177 warning 87
// expect-device: 2388 warning 88
// expect-device: 2661 error 88
// expect-device: 177 warning 88
// expect-device: 2660 error 89
// expect-device: 2388 error 90
// expect-device: 2754 error 90
// expect-device: 2388 error 90
// expect-device: 2754 error 90
// expect-device: 2388 error 91
// expect-device: 2662 error 91
// expect-device: 177 warning 91
// expect-device: 2754 error 91
// expect-device: 2392 error 92
// expect-device: 2392 error 94
// expect-device: 2391 error 94
// expect-device: 2392 error 94
// expect-device: 2392 error 94
// expect-device: 2662 error 95
// expect-device: 2662 error 98
// expect-device: 2662 error 99
// expect-device: 177 warning 99
// expect-device: 177 warning 100
// flags: --c++17
// Which of the mistakes in one constexpr function are told.
struct N { int v; N(int x); ~N(); };
auto l1 = []() constexpr { int u; return 1; };
auto l2 = []() constexpr { goto x; x: return 1; };
auto l3 = []() constexpr { N n(1); return 1; };
auto l4 = []() constexpr -> N { return 1; };
auto l5 = []() constexpr { asm(""); return 1; };
auto l6 = [](N) constexpr { static int z; return 1; };
constexpr int f1(N) { static int z; return 1; }
constexpr N f2() { static int z; goto u; u: return 1; }
constexpr int f3() { static N n(1); return 1; }
constexpr int f4() { int a; static int b; return 1; }
constexpr int f5() { goto l; static int b; l: return 1; }
constexpr int f6() { asm(""); static int b; return 1; }
constexpr int f7() { N a[2] = {1, 2}; return 1; }
constexpr int f8() { if (1) goto m; m: goto n; n: return 1; }
constexpr int f9() { try { goto z; } catch (...) { int u; } z: return 1; }
namespace q { struct N2 { ~N2(); }; constexpr int f10(N2 a, const N &b, N c) { return 1; } }
constexpr int f11(const N &a, N *b, N (&c)[2], N (*d)(N)) { return 1; }
struct E { constexpr E &operator=(N) { return *this; } constexpr operator N() const { return N(1); } constexpr E(N) {} constexpr int operator+(N n) const { return 1; } };
constexpr int f13() { return ({ int x; x = 1; x; }); }
constexpr int f14() { static_assert(true, ""); using T = int; typedef int U; enum X { Y }; extern int ff(int); return 1; }
constexpr int f15() { throw 1; }
constexpr bool f16(int i) { switch (i) { case 1: { int u; u = 2; return u; } } return 0; }
__device__ constexpr int f17(int n) { int vla[3]; return n; }
static constexpr inline int f19() { register int x = 1; return x; }
