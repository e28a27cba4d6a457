// expect: 549 warning 14
// expect: 549 warning 17
// expect: 549 warning 21
// expect-device: 549 warning 14
// expect-device: 550 warning 14
// expect-device: 177 warning 14
// expect-device: 549 warning 17
// expect-device: 177 warning 23
// expect-device: 177 warning 25
// expect-device: 177 warning 25
// Nested classes of bases in front of `::` in members that are defined outside of their class, where no text in sight declares them.
struct B0 { struct Inn { static int v; typedef int T; static int g(); }; template <class A> struct Tee { A a; }; };
struct D0 : B0 { void y(int); };
void D0::y(int a) { Tee<Inn::T> t; a = static_cast<Inn::T>(t.a); int b = sizeof(Inn::T); using Q = Inn::T; }
struct B1 { struct Ino { static int v; typedef int T; static int g(); }; template <class A> struct Teo { A a; }; };
struct D1 : B1 { auto h() -> int; Teo<int> x(); void y(int); };
auto D1::h() -> Ino::T { Teo<Ino::T> t; return static_cast<Ino::T>(t.a); }
struct Base { struct In { static int v; typedef int T; static int g(); }; template <class A> struct Te { A a; }; protected: typedef In Al; enum class En { e }; };
template <class X> struct Mid : Base { X x; int m(); template <class Y> int mm(Y y); };
struct D : Mid<int> { int y(int); static int z; int w[3]; D(int); };
template <class X> int Mid<X>::m() { Te<In::T> t; auto k = new In::T; return (In::T)x + static_cast<In::T>(t.a); }
template <class X> template <class Y> int Mid<X>::mm(Y y) { using Q = In::T; Q q = y; Te<Al::T> t{q}; return int(En::e); }
int D::y(int a) { Te<In::T> t; switch (En(a)) { case En::e: return static_cast<Al::T>(a); } for (In::T i = 0; i < 3; ++i) a += i; auto l = [](In::T b) -> In::T { return b; }; return l(a); }
int D::z = In::g() + In::v;
D::D(int a) { const In::T q = a; static In::T r; Te<const In::T *> t; (void)q; }
namespace ns { struct Out { struct N2 { typedef int T; }; friend int fr(Out o) { return N2::T(3); } }; int use(); }
int ns::use() { return Out::N2::T(1) + static_cast<Out::N2::T>(2); }
template <class T> struct CR { using Own = typename T::own; };
struct UU { typedef int own; struct own2 { typedef int T; }; }; struct VV : CR<UU> { int f() { return static_cast<int>(Own(3)); } };
using UA = UU; int af() { struct Loc : UA { int g() { return static_cast<own2::T>(1); } }; return Loc().g(); }
