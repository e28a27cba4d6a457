// expect: 144 error 39
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 41
// expect: 20007 error 42
// expect: 20007 error 42
// expect: 20166 error 42
// expect: 20007 error 42
// expect: 20007 error 42
// expect: 20166 error 42
// expect: 20007 error 46
// expect: 20007 error 46
// expect: 20007 error 46
// expect: 20007 error 46
// expect: 20007 error 46
// Behind the first error types are placeholders in the linker's names of callees.
#define D __device__
struct __attribute__((abi_tag("zz"))) Tag { D void m(int) {} }; __attribute__((abi_tag("yy"))) D void tagged(int) {} D Tag rt(int) { return Tag(); }
namespace std { D void stf(int) {} struct allocator2 { D void m(int) {} }; template <class T> struct own_allocator { D void m(int) {} D void r(int) && {} D void l(int) & {} }; template <class T> struct own_traits {}; template <class C, class T = own_traits<C>, class A = own_allocator<C>> struct own_string { D void m(int) {} }; template <class T> D void inst(int) {} }
namespace A { int gi; struct X { D void m(int) {} template <int *P> D void t(int) {} }; template <int *P> D void pv(int) {} template <int *P, int *R> struct PP { D void m(int) {} }; template <template <class> class TT> D void tt(int) {} template <class> struct Bx {}; template <void (X::*F)(int)> D void mf(int) {} }
struct M { int a; }; template <int M::*PM> D void mp(int) {} template <int (*F)(int)> D void fp(int) {} int fpi(int);
void err() { int *p = 1.0; }
void w() { Tag t; t.m(1); tagged(1); rt(1); std::stf(1); std::allocator2 a; a.m(1); std::own_allocator<int> al; al.m(1); al.l(1); ((std::own_allocator<int>&&)al).r(1); mp<&M::a>(1); fp<fpi>(1); A::pv<&A::gi>(1); A::X x; x.m(1); x.t<&A::gi>(1); A::PP<&A::gi, &A::gi> pp; pp.m(1); A::tt<A::Bx>(1); A::tt<std::own_allocator>(1); A::mf<&A::X::m>(1); std::own_string<char> bs; bs.m(1); std::inst<int>(1); }
template <class T> void gg(T t) { struct L { D void hh(T) {} }; L l; l.hh(t); }
void u() { gg(3); auto l = [] D (int) {}; l(3); auto g = [] D (auto x) {}; g(3); }
template <class... Ts> struct P { D void m(Ts...) {} template <class... Us> D void n(Us...) {} template <class U, class... Us> D void o(U, Ts..., Us...) {} };
template <class T> struct Q { template <class... Us> D void n(T, Us...) {} };
struct S9 { template <class... Us> D void n(Us...) {} };
void v() { P<int, char> pp; pp.m(1, 'c'); pp.n(1, 2, 3); pp.o(1, 2, 'c', 3.0, 4); Q<int> q; q.n(1, 2, 3); S9 s; s.n(1, 2); }
