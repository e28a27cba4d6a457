// Who may name a member is asked in the instances of templates alone: neither in a template that nobody instantiates nor in a branch
// that no instance takes is it an error
// flags: --c++20
// expect: none
namespace plain {
class p { int x = 1; void f() {} static int s; class in {}; typedef int ty; enum e { e1 }; p(int); ~p(); operator int(); p &operator++(); public: p(); p(const p &); };
class b {}; class d : b {};
class pr { protected: int x; void f(); static int s; typedef int ty; };
template <class T> int a1() { p *y = 0; y->f(); return 0; }
template <class T> int a2() { p *y = 0; return y->x; }
template <class T> int a3() { return p::s; }
template <class T> void a4() { p::in z; }
template <class T> void a5() { p::ty z; }
template <class T> int a6() { return p::e1; }
template <class T> void a7() { p y(1); new p; }
template <class T> void a8() { p y; ++y; }
template <class T> int a9() { p *y = 0; return *y; }
template <class T> void a10() { d x; b &y = x; }
template <class T> void a11() { pr y; y.f(); }
template <class T> int a12() { pr y; return y.x; }
template <class T> int a13() { return pr::s; }
template <class T> void a14() { pr::ty y; }
template <class T> struct c { int g() { return p::s; } p q; int h() { return q.x; } p::in *m; pr::ty t; };
template <class T> p::in *a15();
template <class T> void a16(p::in *);
template <class T> void a19() { int (p::*z) = &p::x; }
template <class T> void a20() { (void)sizeof(p::x); decltype(p::s) z; }
template <class T> struct der : p { using p::x; using p::f; };
template <class T> struct der2 : p::in {};
template <class T> void a21() { [] { p *y = 0; y->f(); }(); }
template <class T> void a22() { struct loc { void g() { p *y = 0; y->f(); } }; }
template <class T> using al = p::in;
template <class T> void a23(int z = p::s);
template <class T> __device__ int a24() { p *y = 0; return y->x; }
template <class T> __global__ void a25(p *y) { y->f(); }
auto l = [](auto q) { p *y = 0; y->f(); p::in *z = 0; return z ? y->x : p::s; };
struct q { template <class T> int m(p *y) { return y->x; } int n(auto t, p *y) { return y->x; } };
}
namespace branches {
class p { int x; public: p(); class pub {}; }; struct b { protected: int x; static int s; };
template <class T> int h(p *y) { if constexpr (sizeof(T) == 1) { return y->x; } return 1; }
template <class T> __host__ __device__ int h2(p *y) { if constexpr (sizeof(T) == 1) return y->x; else return 1; }
template <class T> struct d : b { int g(b *o) { return o->x; } int h(d *o) { return o->x + s; } }; template <class T> int e(b *o) { return o->x; }
int g(p *y) { return [=](auto t) { if constexpr (sizeof(t) == 1) return y->x; else return 2; }(1); }
__global__ void k(int *r) { r[0] = h2<int>(nullptr); }
int m() { return h<int>(nullptr) + g(nullptr) + h2<int>(nullptr); }
}
namespace specialised {
class C { template <class X> struct P {}; struct S {}; static int n; }; template <class T> struct s { int v; }; template <class T> void f() {} template <int *N> void v() {}
template <> struct s<C::S> { int w; }; template <> void f<C::S>() {} template struct s<C::P<int>>; template <> void v<&C::n>() {}
}
