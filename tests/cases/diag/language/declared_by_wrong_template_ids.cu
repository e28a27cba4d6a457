// flags: --c++20
// expect: 442 error 58
// expect: 169 error 58
// expect: 20 error 58
// expect: 443 error 59
// expect: 443 error 60
// expect: 443 error 61
// expect: 443 error 62
// expect: 169 error 62
// expect: 20 error 62
// expect: 442 error 63
// expect: 169 error 63
// expect: 20 error 63
// expect: 442 error 64
// expect: 169 error 64
// expect: 20 error 64
// expect: 442 error 65
// expect: 169 error 65
// expect: 20 error 65
// expect: 442 error 66
// expect: 169 error 66
// expect: 442 error 66
// expect: 169 error 66
// expect: 442 error 66
// expect: 442 error 67
// expect: 65 error 67
// expect: 20 error 67
// expect: 443 error 68
// expect: 169 error 68
// expect: 20 error 68
// expect: 442 error 69
// expect: 169 error 69
// expect: 20 error 69
// expect: 442 error 70
// expect: 169 error 70
// expect: 442 error 70
// expect: 169 error 70
// expect: 442 error 71
// expect: 169 error 71
// expect: 442 error 72
// expect: 169 error 72
// expect: 20 error 72
// expect: 443 error 72
// expect: 169 error 72
// expect: 20 error 72
// expect: 442 error 73
// expect: 169 error 73
// expect: 20 error 73
// expect: 442 error 74
// expect: 442 error 74
// expect: 169 error 74
// expect: 20 error 74
// Statements that begin with a qualified template-id with wrong arguments declare nothing.
namespace n { template <typename T, int N> struct A { T v[N]; }; template <typename T> struct B { T v; static int s; }; namespace m { template <typename T> struct G { }; }
 template <typename T> using L = B<T>; template <typename T> int fn(); template <typename T> constexpr T vt = 1; }
template <typename T, int N> struct D { T v[N]; template <typename U> struct In {}; };
using n::B; using namespace n::m; using E = int; template <typename T> using L = B<T>;
void f1() { n::A<int> a; int b; a.v; }
void f2() { B<int, 3> a; a.v; }
void f3() { G<int, 3> a; a.v; }
void f4() { L<int, 3> a; a.v; }
void f5() { n::L<int, 3> a; a.v; }
void f6() { n::A<int> *a; a->v; }
void f7() { n::A<int> &a = f6; a.v; }
void f8() { n::A<int> a(3); a.v; }
void f9() { n::A<int>(3); n::A<int>{}; n::A<int>::f(); }
void g1() { n::A<int>::v a; a.v; }
void g2() { D<int, 3>::In<int, 2> a; a; }
void g6() { n::B<> a; a.v; }
void g8() { if (true) n::A<int> a; else n::A<int>(); }
void h2() { n::A<int> a, b; }
template <typename T> void h4() { n::A<T> a; a.v; n::B<T, T> *b; b = 0; }
void h5() { [] { n::A<int> a; a.v; }(); }
struct S { void m() { n::A<int> a; a.v; } n::A<int> f; };
