// expect: 28 error 7
// expect: 28 error 9
// expect-device: 28 error 7
// expect-device: 28 error 9
// flags: --c++17
constexpr int f() { volatile int v = 1; return v; }
static_assert(f() == 1, "");
constexpr int g() { int v = 1; volatile int &r = v; return r; }
static_assert(g() == 1, "");
constexpr int h() { volatile int v = 1; v = 2; return 3; }
static_assert(h() == 3, "");
