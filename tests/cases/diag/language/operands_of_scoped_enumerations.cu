// expect: 349 error 32
// expect: 349 error 33
// expect: 349 error 34
// expect: 349 error 35
// expect: 711 error 36
// expect: 349 error 37
// expect: 349 error 38
// expect: 349 error 39
// expect: 349 error 40
// expect: 711 error 41
// expect: 349 error 42
// expect: 349 error 43
// expect: 711 error 44
// expect: 349 error 45
// expect: 349 error 46
// expect: 349 error 47
// expect: 349 error 48
// expect: 349 error 49
// expect: 349 error 50
// expect: 349 error 50
// expect: 349 error 51
// expect: 349 error 52
// expect: 349 error 53
// expect: 513 error 55
// expect: 513 error 55
// expect: 349 error 57
// expect: 174 warning 58
enum class Mode { a, b };
enum class Flag : unsigned { x = 1, y = 2 };
enum Plain { p, q };
struct S { int n; };
Flag a1(Flag a, Flag b) { return a | b; }
bool a2(Mode m) { return m == 1; }
int a3(Flag f) { return f + 1; }
Flag a4(Flag f) { return ~f; }
bool a5(Flag f) { return !f; }
int a6(Flag f) { return -f; }
bool a9(Flag f, Mode m) { return f == m; }
bool b1(Flag f, Mode m) { return f < m; }
int b2(Flag f) { return f & Flag::x; }
bool b3(Flag f) { return f && true; }
void b4(Flag f) { if (f & Flag::x) { } }
int b5(int *v, Mode m) { return v[m]; }
int b6(Mode m) { return m ? 1 : 2; }
Flag b7(Flag f) { return f << 1; }
int b9(Flag f) { return 1 + f; }
bool c1(Plain p, Mode m) { return p == m; }
bool c2(S s, Mode m) { return m == s; }
int c3(Mode m) { return m * 2.0; }
bool c4(Mode m) { return m > 0 || m < 3; }
bool c5(Mode m, int *p) { return m == p; }
bool c6(Mode m) { return m == nullptr; }
int c7(Mode a, Mode b) { return a - b; }
bool c8(Mode a, Mode b) { return a < b && a != b; }
void c9(Mode m) { m = 1; m = Flag::x; }
Flag operator|(Flag a, Flag b) { return a; }
Flag e1(Flag f, Mode m) { return f | Flag::x | m; }
bool e2(Mode m) { return (m, true); }
const volatile Mode *e3(const Mode &m) { return &m == nullptr ? nullptr : &m; }
bool e4(const Mode &m, volatile Mode n) { return m == n && m <= Mode::b; }
template <class T> T e5(T a) { return a + a; }
Mode e6(Mode m) { return e5(m); }
template <class T> auto e7(T a) -> decltype(a & a) { return a; }
int e7(...);
int e8(Mode m) { return e7(m); }
