// expect: 135 error 52
// expect: 135 error 53
// expect: 135 error 54
// expect: 135 error 55
// expect: 135 error 56
// expect: 135 error 57
// expect: 135 error 58
// expect: 135 error 59
// expect: 135 error 60
// expect: 135 error 61
// expect: 135 error 62
// expect: 135 error 63
// expect: 135 error 64
// expect: 135 error 65
// expect: 135 error 66
// expect: 135 error 67
// expect: 135 error 68
// expect: 135 error 69
// expect: 135 error 70
// expect: 135 error 72
// expect: 135 error 73
// expect: 135 error 74
// expect: 135 error 75
// expect: 135 error 76
// expect: 135 error 77
// expect: 135 error 78
// expect: 135 error 78
// expect: 20 error 79
// expect: 174 warning 80
// expect: 135 error 81
// expect: 135 error 82
// expect: 135 error 83
// expect: 135 error 84
// expect: 135 error 84
// expect: 135 error 85
// expect: 20 error 85
// expect: 135 error 85
// expect: 135 error 85
// expect: 135 error 86
// expect: 135 error 87
// expect: 135 error 87
// expect: 135 error 89
// expect: 135 error 90
// expect: 135 error 91
// expect: 135 error 91
// expect: 135 error 92
// expect: 135 error 93
// expect: 135 error 94
// expect: 135 error 95
// expect: 135 error 96
namespace N { int a; struct T {}; namespace M { int b; } }
void h() { N::u;
 int x = N::v;
 N::f(1);
 N::W w;
 N::M::c;
 ::N::d;
 N::M::g();
 N::T::z;
 sizeof(N::e);
 N::u; }
int g = N::m;
N::Z z;
N::Y yy(1);
int gg = N::fn(2);
using N::us;
namespace P = N::M3;
N::R rf();
void pf(N::S s);
N::T2 *ptr;
enum class E { e1 }; struct S { static int s; enum { x }; };
void k(S v) { E::e2;
 int x = E::e3;
 S::y;
 S::f();
 S::t2;
 S::Type tt;
 E e = E::e4; e = E::e4;
 e1;
 x; }
int n = S::zz;
S::T q;
E ee = E::e5;
template <class T> int t() { return N::tt1 + S::tt2; }
void o() { N::f(undef1); N::f2(N::f3(1)); }
enum O { o1 }; int oo = O::o2; enum { an }; 
namespace N { int later1; void later2(); } int nn = N::later3; int nx() { return N::later1; } int ny() { return N::later5; }
struct S0 { static int s; }; union U { int a; }; namespace { int an; } namespace A { namespace B { class C { public: int x; }; enum class E { e }; } } class D {};
void k1() { U::z = 1; }
int k2() { return A::B::C::q; }
int k3() { return A::B::z + A::y; }
A::B::E k4() { return A::B::E::f; }
int k5() { return (int)A::B::E::f; }
void k6(S0 s) { s.y; }
int D::x = 1;
D::T v;
