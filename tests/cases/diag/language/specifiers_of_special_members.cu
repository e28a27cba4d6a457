// expect: 279 error 26
// expect: 279 error 27
// expect: 279 error 28
// expect: 279 error 29
// expect: 377 error 30
// expect: 2501 error 30
// expect: 452 error 30
// expect: 279 error 30
// expect: 279 error 31
// expect: 771 error 32
// expect: 377 error 32
// expect: 964 error 33
// expect: 403 error 33
// expect: 279 error 34
// expect: 377 error 34
// expect: 452 error 34
// expect: 771 error 34
// expect: 279 error 35
// expect: 377 error 36
// expect: 2501 error 36
// expect: 452 error 36
// expect: 279 error 36
// expect: 964 error 37
// flags: --c++17
// What destructors, conversions and data members may not be declared with.
struct D { ~Dd(); };
struct D1 { ~d1() {} };
struct E { ~D1(); };
struct F { virtual ~f() = default; using Self = F; };
struct I { virtual int x; thread_local int y; int operator int(); ~i(); };
typedef struct K_ { ~K(); } K;
struct L { virtual int f(); explicit void h(); explicit operator int(); virtual L(int); };
class Session { int ~Session() {} explicit ~Session() {} };
void loc() { struct M { ~m() {} virtual int x; int operator int(); explicit ~M(); }; }
template <typename T> struct G { ~G(); ~H(); };
template <typename T> struct I2 { virtual int x; thread_local T y; int operator T(); ~i(); };
struct J { void ~J(); explicit J(int); };
