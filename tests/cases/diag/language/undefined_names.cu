// expect: 20 error 65
// expect: 20 error 66
// expect: 20 error 67
// expect: 20 error 68
// expect: 20 error 68
// expect: 20 error 68
// expect: 20 error 69
// expect: 20 error 71
// expect: 20 error 72
// expect: 65 error 72
// expect: 20 error 72
// expect: 20 error 72
// expect: 65 error 72
// expect: 20 error 73
// expect: 79 error 74
// expect: 79 error 74
// expect: 20 error 74
// expect: 262 error 75
// expect: 20 error 76
// expect: 20 error 77
// expect: 292 error 77
// expect: 20 error 78
// expect: 20 error 78
// expect: 20 error 78
// expect: 20 error 78
// expect: 20 error 79
// expect: 20 error 80
// expect: 20 error 81
// expect: 114 error 82
// expect: 20 error 83
// expect: 20 error 84
// expect: 20 error 85
// expect: 20 error 86
// expect: 20 error 87
// expect: 20 error 88
// expect: 20 error 89
// expect: 20 error 90
// expect: 20 error 91
// expect: 20 error 91
// expect: 20 error 91
// expect: 20 error 91
// expect: 20 error 91
// expect: 20 error 91
// expect: 20 error 92
// expect: 20 error 92
// expect: 20 error 92
// expect: 20 error 92
// expect: 20 error 92
// expect: 20 error 92
// expect: 20 error 92
// expect: 20 error 92
// expect: 20 error 92
// expect: 20 error 93
// expect: 20 error 94
// expect: 135 error 95
// expect: 135 error 95
// expect: 20 error 96
// expect: 20 error 96
// expect: 20 error 96
// expect: 20 error 97
// expect: 20 error 97
// expect: 20 error 98
// expect: 20 error 99
// flags: --error_limit=1000
void a1() { foo1 x; x = 1; }
foo2 v2;
void a3(foo3 x) { }
struct A4 { foo4 m; foo4b f(); void g(foo4c q); };
foo5 a5() { }
template <class T> struct V { T t; };
V<foo6> a6;
void a7(int x) { (foo7)x; (foo7b)(x); int y = (foo7c)x; }
int a8 = sizeof(foo8);
void a9() { new foo9; new foo9b(3); delete foo9c; }
struct A10 : foo10 { };
int a12(int x = foo12) { return x; }
struct A13 { int m; A13() : m(foo13), n13(1) { } };
void a14() { auto l = [foo14] { return foo14; }; auto l2 = [&] { return foo14b; }; auto l3 = [z = foo14c] { return z; }; }
void a15(int x) { switch (x) { case foo15: break; } }
int a16[foo16];
enum A17 { e17 = foo17 };
void a18() { goto foo18; }
using foo19;
using a19 = foo19b;
typedef foo20 a20;
static_assert(foo21, "");
void a22() noexcept(foo22) { }
decltype(foo23) a23;
void a25() { foo25; foo25; foo25 = 3; foo25(); foo25 + foo25; }
int a28() { return foo28; }
void a30() { int x = foo30, y = foo30b; int z(foo30c); int w{foo30d}; int q[] = {foo30e, foo30f}; }
void a31() { foo31 *p; foo31b &r = *p; foo31c *q = 0; foo31d a, b; const foo31e c = 1; static foo31f d; }
extern "C" foo33 a33();
namespace N { int x = foo34; }
void a35() { N::foo35(); N::foo35b = 3; }
struct A36 { void f() { return foo36; } int m = foo36b; foo36c x; };
void a39() { try { } catch (foo39 &e) { } throw foo39b; }
template <int N = foo40b> void a40b();
template <class T = foo41> void a41();
