// expect: 2661 error 40
// expect: 2388 warning 42
// expect: 2754 error 42
// expect: 2392 error 43
// expect: 2391 error 44
// expect: 2661 error 45
// expect: 2661 error 46
// expect: 2661 error 47
// expect: 2661 error 48
// expect: 2662 error 49
// expect: 2660 error 50
// expect: 2662 error 51
// expect: 549 warning 51
// expect: 2661 error 52
// expect: 2661 error 55
// expect-device: 2661 error 45
// expect-device: 2661 error 46
// expect-device: 2661 error 47
// expect-device: 2661 error 48
// expect-device: 2662 error 49
// expect-device: 177 warning 49
// expect-device: 2660 error 50
// expect-device: 2662 error 51
// expect-device: 549 warning 51
// expect-device: 177 warning 51
// expect-device: 177 warning 51
// expect-device: 2661 error 52
// expect-device: 177 warning 52
// expect-device: 177 warning 52
// expect-device: 177 warning 52
// expect-device: 177 warning 52
// expect-device: 177 warning 53
// expect-device: 2661 error 55
// expect-device: 177 warning 56
// flags: --c++17
// A constexpr function has no static variables, none without a value or of no literal type, no jumps and no labels.
struct N { int v; N(int x); ~N(); operator int() const; };
struct M { int v; M() {} };
struct L { int x; };
template <class T> constexpr int t1(T) { static int x = 1; return x; }
template <class T> constexpr int t2(T) { int x; return 1; }
template <class T> constexpr int t3(T) { N n(1); goto l; l: return 1; }
template <class T> constexpr int t4(N, T) { return 1; }
template <class T> constexpr N t5(T) { return 1; }
constexpr int a1() { thread_local int x = 1; return x; }
constexpr int a2() { extern int x; return x; }
constexpr int a3() { static const int x = 1; return x; }
constexpr int a4() { static constexpr int x = 1; return x; }
constexpr int a5() { L l; return 1; }
constexpr int a6() { M m; return 1; }
constexpr int a7() { int a[3]; N *p; N &r = *p; return 1; }
constexpr int a8(int i) { if (i) { static int q; int w; } for (int z; ; ) { static int y = 1; } return 1; }
constexpr int a9() { auto l = [] { static int k = 1; int u; return k; }; return l(); }
constexpr int a10() { struct Q { int f() { static int k; return k; } }; return 1; }
auto l1 = []() constexpr { static int k = 1; return k; };
auto l2 = [](N n) constexpr { int u; return 1; };
