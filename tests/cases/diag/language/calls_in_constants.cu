// expect: 28 error 24
// expect: 28 error 25
// expect: 28 error 26
// expect: 28 error 27
// expect: 28 error 28
// expect: 28 error 29
// expect: 28 error 30
// expect: 28 error 31
// expect: 28 error 32
// expect: 28 error 33
// expect: 28 error 34
// expect: 28 error 35
// expect: 28 error 36
// expect: 28 error 37
// expect: 28 error 38
// expect: 28 error 39
// expect: 28 error 40
// expect: 28 error 41
// expect: 28 error 45
// expect: 28 error 46
namespace N { int f(); int f2(int); int f2(double); template <class T> int t(T); template <class T> int t2(); struct S { static int h(); static int h2(int); static int h2(char); template <class T> static int m(T); }; 
 namespace M { int z(); } struct O { int operator()() const; int k() const; }; }
using N::M::z; namespace K = N::M; using N::f2;
constexpr int a1 = N::f();
constexpr int a2 = N::f2(1);
constexpr int a3 = f2(1);
constexpr int a4 = N::t(1);
constexpr int a5 = N::t2<int>();
constexpr int a6 = N::S::h();
constexpr int a7 = N::S::h2(1);
constexpr int a8 = N::S::m(1);
constexpr int a9 = N::S::m<int>(1);
constexpr int b1 = z();
constexpr int b2 = K::z();
constexpr int b3 = ::N::f();
constexpr int b4 = ::N::f2(3);
constexpr int b5 = (N::f)();
constexpr int b7 = 1 + N::f();
constexpr int b8 = 1 + N::f2(1);
constexpr int b9 = N::O{}();
constexpr int c1 = N::O{}.k();
constexpr int g0() { return N::f(); }
constexpr int g1() { return 1 + N::f2(2); }
constexpr int g2(int b) { return b ? N::f2(2) : N::f(); }
constexpr int c3 = g2(0);
constexpr int c4 = g2(1);
