// What is tried and does not fit is no error: requirements about functions that nobody declares, members that are not there, calls
// that nothing takes; branches that nobody takes
// flags: --c++20
// expect: none
namespace pa1 {
template <class T> int f(T t) { if constexpr (requires { nope(t); } && requires { t.x; }) return nope(t); else return 1; } int m() { return f(1); }
}
namespace pa2 {
template <class T> int f(T t) { if constexpr (!requires { nope(t); }) return 1; else return nope(t); } int m() { return f(1); }
}
namespace pa3 {
template <class T> int f(T t) { constexpr bool b = requires { nope(t); }; if constexpr (b) return nope(t); return 2; } int m() { return f(1); }
}
namespace pa4 {
template <class T> constexpr bool v = requires(T t) { nope(t); }; int m() { return v<int>; }
}
namespace pa5 {
template <class T> struct s { static constexpr bool v = requires(T t) { nope(t); }; bool w = requires(T t) { nope(t); }; int g(T t) { if constexpr (v) return nope(t); else return 3; } }; int m() { s<int> q; return q.g(1) + q.w; }
}
namespace pa6 {
template <class T> constexpr int f(T t) { static_assert(!requires { nope(t); }); return requires { nope(t); } ? 1 : 2; } int m() { return f(1); }
}
namespace pa8 {
template <class A, class B> concept same = __is_same(A, B); template <class T> constexpr int f(T t) { return requires { { size(t) } -> same<int>; } ? size(t) : 2; } struct z {}; long size(z) { return 1; } int m() { return f(z()); }
}
namespace pa9 {
template <class T> constexpr int f(T t) { return requires { requires requires { nope(t); }; } ? 1 : 2; } int m() { return f(1); }
}
namespace pb1 {
template <class T> constexpr int f(T t) { auto l = [](auto q) { if constexpr (requires { nope(q); }) return nope(q); else return 4; }; return l(t); } int m() { return f(1); }
}
namespace pb2 {
int m() { auto l = [](auto q) { if constexpr (requires { nope(q); }) return nope(q); else return 4; }; return l(3); }
}
namespace pb3 {
class p { int f() { return 1; } int x; static int s; p(int); }; template <class T> constexpr int f(T t) { if constexpr (requires { t.f(); }) return t.f(); else if constexpr (requires { t.x; }) return t.x; else if constexpr (requires { T::s; }) return T::s; else if constexpr (requires { T(1); }) return 8; else return 9; } int m() { return f(p(*(p *)0)); }
}
namespace pb4 {
struct p { int f; int g(int, int); int h() &&; }; template <class T> constexpr int f(T &t) { if constexpr (requires { t.f(); }) return t.f(); else if constexpr (requires { t.g(); }) return t.g(); else if constexpr (requires { t.h(); }) return t.h(); else return 9; } int m() { p q; return f(q); }
}
namespace pb5 {
void take(const char *, int); template <class T> constexpr int f(T t) { if constexpr (requires { take(t, t); }) { take(t, t); return 1; } else return 9; } int m() { return f(2); }
}
namespace pb6 {
void take(const char *, int); void take(long *); template <class T> int f(T t) { if constexpr (requires { take(t, t); }) { take(t, t); return 1; } else return 9; } int m() { return f(2); }
}
namespace pb7 {
template <class T> __host__ __device__ int f(T t) { if constexpr (requires { nope(t); }) return nope(t); else return 9; } __global__ void k(int *p) { *p = f(2); } int m() { return f(2); }
}
namespace pb8 {
template <class T> __global__ void k(T t) { if constexpr (requires { nope(t); }) nope(t); } int m() { k<<<1, 1>>>(2); return 0; }
}
namespace pb9 {
template <class T> __global__ void k(T *t) { } template <class T> int f(T t) { if constexpr (requires { k<<<1, 1>>>(t); }) k<<<1, 1>>>(t); return 1; } int m() { return f(2); }
}
namespace pc1 {
template <class T> struct s { T t; int g() requires requires(T q) { nope(q); } { return nope(t); } int g() { return 2; } }; int m() { s<int> q; return q.g(); }
}
namespace pc2 {
template <class T> int f(T t) requires requires { nope(t); } { return nope(t); } template <class T> int f(T t) { return 1; } int m() { return f(1); }
}
namespace pc4 {
template <class T> int f(T t) { if constexpr (requires { typename T::type; }) return T::type::v; else if constexpr (requires { new T[t]; delete t; }) return 2; else if constexpr (requires { *t; t->x; t[1]; }) return *t; else return 3; } int m() { return f(1.5); }
}
namespace pc5 {
template <class T> int f(T t) { if constexpr (requires { static_cast<int *>(t); }) return 1; if constexpr (requires { (int *)t; throw t; }) return 2; return 3; } int m() { return f(1.5); }
}
namespace pc6 {
template <class T> int f() { return requires { T{}.go(1); T{1, 2}; } ? 1 : requires { sizeof(nope(T())); } ? 2 : 3; } struct z { void go(); }; int m() { return f<z>(); }
}
namespace pc8 {
template <class... T> int f(T... t) { if constexpr ((requires { nope(t); } && ...)) return (nope(t) + ...); else return 4; } int m() { return f(1, 2); }
}
namespace pc9 {
template <class T> int f(T t) { if constexpr (requires { [](auto x) { return x; }(t); nope(t); }) return nope(t); return 1; } int m() { return f(1); }
}
namespace pd1 {
template <class T> int f(T t) { if constexpr (noexcept(t + 1) && requires { nope(t); }) return 1; while (requires { nope(t); }) {} for (; requires { nope(t); };) {} switch (requires { nope(t); }) { default: return 1; } } int m() { return f(1); }
}
namespace pd6 {
template <class T> int f(T t) { if constexpr (false) { t.zz(); nope(t); } if constexpr (sizeof(T) == 1) { nope(t); t.foo(); T::x; int *p = t; } return 2; } int m() { return f(1); }
}
namespace qe1 {
int f(auto t) { if constexpr (requires { nope(t); }) return nope(t); else return 1; } int m() { return f(1); }
}
namespace qe2 {
constexpr auto f(auto t) { if constexpr (requires { nope(t); }) return nope(t); else return 1; } int m() { return f(1); }
}
namespace qe3 {
auto g = [](auto q) { if constexpr (requires { nope(q); }) return nope(q); else return 4; }; int m() { return g(3); }
}
namespace qe4 {
auto g = []<class T>(T q) { if constexpr (requires { nope(q); }) return nope(q); else return 4; }; int m() { return g(3); }
}
namespace qe5 {
struct s { auto h(auto q) { if constexpr (requires { nope(q); q.h(); }) return nope(q); else return 4; } }; int m() { return s().h(3); }
}
namespace qe6 {
int m() { auto g = [](auto... q) { if constexpr (requires { nope(q...); }) return nope(q...); else return 4; }; return g(3, 4); }
}
namespace qe9 {
template <class T> struct c { int x; template <class U> int h(U u) { if constexpr (requires { nope(u, x); }) return nope(u, x); else if constexpr (requires { this->zap(u); }) return this->zap(u); else return 4; } }; int m() { return c<int>{1}.h(3); }
}
namespace qf1 {
template <class T> concept n = requires(T t) { nope(t); }; int f(n auto t) { return nope(t); } int f(auto t) { return 1; } int m() { return f(1); }
}
namespace qf3 {
template <class T> struct s { void f() requires requires(T t) { t.foo(); } {} void f() requires (!requires(T t) { t.foo(); }) {} }; int m() { s<int> q; q.f(); return 1; }
}
namespace qf4 {
template <class T> struct s { T t; s() requires requires { T(1, 2); } : t(1, 2) {} s() : t() {} ~s() requires requires { nope(1, T()); } {} ~s() {} }; int m() { s<int> q; return 1; }
}
namespace qf5 {
template <class T> int f(T t) { struct l { static int g(T u) { if constexpr (requires { nope(u); }) return nope(u); else return 2; } }; return l::g(t); } int m() { return f(1); }
}
namespace qf6 {
template <class T> int f(T t) { int a[requires { nope(t); } ? 3 : 2]; switch (int(sizeof a)) { case requires { nope(t); } + 5: return 1; default: return 4; } } int m() { return f(1); }
}
namespace qf7 {
template <class T> int f(T t) { enum { e = requires { nope(t); } }; if (e) return 3; return requires { requires sizeof(T) == 1; nope(t); } || requires { requires sizeof(T) == 4; }; } int m() { return f(1); }
}
namespace qg1 {
struct d { d() = delete; d(int); d(const d &) = delete; void operator&() = delete; int g() = delete; }; template <class T> int f(T &t) { if constexpr (requires { T(); }) return 1; else if constexpr (requires { T(t); }) return 2; else if constexpr (requires { &t; }) return 3; else if constexpr (requires { t.g(); }) return 4; else if constexpr (requires { T(1); }) return 5; else return 6; } int m() { d q(1); static_assert(requires { q; }); return f(q); }
}
namespace qg2 {
template <class T> int f(T t) { if constexpr (requires { t = 3; }) return 1; else if constexpr (requires { t++; --t; }) return 2; else if constexpr (requires { t->*t; *t; t[0]; }) return 2; else if constexpr (requires { t(); t(1, 2); }) return 3; else if constexpr (requires { t == t; t <=> t; t + t; !t; ~t; -t; }) return 3; else return 6; } struct z { z &operator=(int) = delete; }; int m() { return f(z()); }
}
namespace qg3 {
template <class T> int f(T t) { auto l = [=]() -> decltype(auto) { if constexpr (requires { nope(t); }) return nope(t); else return 3; }; auto l2 = [&t](auto v) requires requires { v + t; } { return 1; }; return l() + requires { l2("x"); l2(1.5); nope(l2); }; } int m() { return f(1); }
}
namespace qg4 {
template <class T, class... A> concept cb = requires(T t, A... a) { t(a...); nope(a...); }; template <class T, class... A> int f(T t, A... a) { if constexpr (cb<T, A...>) return nope(a...); else if constexpr (requires { nope(t)(a...); }) return 1; else return 2; } int m() { return f(1, 2, 3); }
}
namespace qg5 {
namespace n { struct s {}; struct t {}; void begin(s &); } template <class T> int f(T &t) { if constexpr (requires { begin(t); }) { begin(t); return 1; } else if constexpr (requires { n::begin(t); }) { n::begin(t); return 2; } else return 3; } int m() { n::s a; n::t b; int c; return f(a) + f(b) + f(c); }
}
namespace rights {
class p { int f() { return 1; } int x; static int s; p(int); class in {}; protected: int pr; public: p() = default; template <class T> friend int fr(T t); };
class z { int f() { return 1; } public: int g() { return 1; } };
struct dz : private z {};
template <class T> constexpr int f(T t) { if constexpr (requires { t.f(); }) return 1; else if constexpr (requires { t.x; }) return 2; else if constexpr (requires { T::s; }) return 3; else if constexpr (requires { T(1); }) return 8; else if constexpr (requires { typename T::in; }) return 9; else if constexpr (requires { t.pr; }) return 10; else return 11; }
static_assert(f(p()) == 11);
template <class T> constexpr int g(T t) { if constexpr (requires { t.g(); }) return 1; else if constexpr (requires (z *q) { q = &t; }) return 2; else return 3; }
static_assert(g(dz()) == 3);
template <class T> int fr(T t) { static_assert(requires { t.f(); t.x; T::s; T(1); }); return 1; }
int v = fr(p());
struct out { class w { int k; friend struct out; }; template <class T> static constexpr bool h(T t) { return requires { t.k; }; } int zz; };
static_assert(out::h(out::w()));
class c { int own; template <class T> static constexpr bool m(T t) { return requires { t.own; }; } public: static constexpr bool q() { return m(c()); } };
static_assert(c::q());
constexpr bool lm = [](auto t) { return requires { t.f(); }; }(p());
static_assert(!lm);
template <class T> constexpr bool loc(T t) { struct l { static constexpr bool g(T u) { return requires { u.f(); }; } }; return l::g(t); }
static_assert(!loc(p()));
template <class T> struct ct { T t; constexpr bool m() { return requires { t.f(); }; } };
static_assert(!ct<p>().m());
}
