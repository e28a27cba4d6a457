// expect: 265 error 46
// expect: 265 error 47
// expect: 265 error 48
// expect: 265 error 49
// expect: 265 error 52
// expect: 265 error 53
// expect: 265 error 55
// expect: 265 error 59
// expect: 265 error 60
// expect: 265 error 60
// expect: 265 error 60
// expect: 265 error 60
// expect: 265 error 63
// expect: 265 error 65
// expect: 265 error 72
// expect: 265 error 73
// expect: 265 error 78
// expect: 265 error 79
// expect: 265 error 79
// expect: 265 error 80
// expect: 265 error 81
// expect: 265 error 82
// expect: 265 error 83
// expect: 265 error 83
// expect: 265 error 84
// expect: 265 error 85
// expect: 265 error 86
// expect: 265 error 87
// expect: 265 error 87
// expect: 265 error 87
// expect: 265 error 87
// expect: 265 error 89
// expect: 265 error 89
// expect: 265 error 89
// expect: 265 error 90
// expect: 265 error 91
// expect: 265 error 91
// expect: 265 error 92
// expect: 265 error 94
// expect: 265 error 95
// expect: 265 error 95
// expect: 265 error 95
// Types and enumerators that are named wherever a declaration may name one.
class A { union U { int a; }; struct T { struct N {}; static int v; }; enum E { e }; enum class F { f }; typedef int I; template <class X> struct Tp { typedef X t; };
protected: struct P {}; typedef int PI; public: using Pub = T; };
A::U u1;
A::T::N n1;
int i1 = A::T::v;
A::Tp<int>::t t1;
struct D : A { P p; A::P q; PI pi; A::PI pj; };
struct D2 : D { A::P q; D::P r; };
D::P outside;
D2::PI outside2;
struct E1 : private D { };
E1::Pub ep;
class G { friend struct H; friend void fr(); struct T {}; enum { k1 }; friend class K; };
struct H { G::T t; struct In { G::T u; }; };
void fr() { G::T t; int x = G::k1; auto l = [] { G::T t; }; struct L { G::T t; }; }
G::T notfr();
void fr2() { G::T t; struct L { G::T t; }; auto l = [](G::T t) { return G::k1; }; }
struct K { G::T t; };
template <class X> struct SP {};
template <> struct SP<G::T> { G::T inside; };
template struct SP<A::T>;
SP<G::T> spg;
struct Loc { void f() { struct M { class Q {}; }; M::Q q; } };
class Out { struct Priv { }; Priv *m(); static Priv s; struct Deep; struct R { Priv x; void g(); }; };
Out::Priv *Out::m() { Out::Priv p; struct L { Out::Priv p; } l; return 0; }
Out::Priv Out::s;
struct Out::Deep { Out::Priv p; Priv q; };
void Out::R::g() { Out::Priv p; }
struct UsesBase : A::T {};
struct UsesBase2 : Out::Priv {};
using PubU = A::Pub;
A::Pub okay;
struct Republish : A { using A::P; using A::PI; };
Republish::P rp; Republish::PI rpi;
void defarg(int x = G::k1);
int casted = (int)A::E::e, casted2 = static_cast<A::I>(3);
decltype(A::T::v) dv;
static_assert(A::e == 0, "");
static_assert(sizeof(A::I) == 4, "");
int sw(int x) { switch (x) { case A::e: return 1; case (int)A::F::f + 5: return 2; } return 0; }
auto trailing() -> A::T;
auto lam = []() -> A::T { return {}; };
void *nw = new A::T; 
int ptr(A::T *p, const A::T &r, A::I (*f)(A::I));
int A::T::v = 3;
struct Fld { int A::*pm; A::T *f(); A::T v() { return {}; } int w = A::e; };
A::T *Fld::f() { return nullptr; }
namespace N { class C { struct P {}; protected: struct Q {}; }; C::P p; struct B2 : C { Q q; C::Q q2; C::P p2; }; }
N::C::P np;
using namespace N;
C::Q cq;
void thr() noexcept(sizeof(A::T) == 1) { try { throw A::T(); } catch (A::T &t) {} }
