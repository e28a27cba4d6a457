// Template arguments in all that a function may hold.
// flags: -std=c++17
#include <typeinfo>
typedef void (*K)();
template<int N> __global__ void k() {}
template<K F> struct C { static constexpr K v = F; };
template<bool B> struct BB { static constexpr bool v = B; };
template<class T> auto s1(T) -> C<k<1>> { return {}; }
template<class T> auto s2(T) -> decltype(C<k<2>>::v) { return {}; }
template<class T> auto s3(T, C<k<3>> * = 0)  { return 1; }
template<class T, class U> struct P {};
template<class T, class U = P<T, C<k<4>>>> struct S4 { U u; };
template<class T> using A5 = P<T, C<k<5>>>;
template<class T> auto s6(T) -> P<T, C<k<6>>> { return {}; }
template<class T> struct S7 { using X = BB<k<7> != nullptr>; static_assert(BB<k<8> != nullptr>::v, ""); };
template<class T> void s9() { using X = BB<k<9> != nullptr>; static_assert(BB<k<10> != nullptr>::v, ""); static_assert(k<11> != nullptr, ""); int x[BB<k<12> != nullptr>::v]; enum { e = k<13> != nullptr}; new C<k<14>>; sizeof(C<k<15>>); (C<k<16>>*)nullptr; C<k<17>>::v; extern C<k<18>> zz; void ff4(C<k<19>>); auto l = [](C<k<20>>) { C<k<21>> z; }; auto l2 = [](auto t) { C<k<22>> z; }; }
BB<k<30> != nullptr> g;
void h() { s1(1); s2(1); s3(1); S4<int> a; A5<int> b; s6(1); S7<int> c; s9<int>(); using X = BB<k<31> != nullptr>; static_assert(BB<k<32> != nullptr>::v, ""); static_assert(k<33> != nullptr, ""); sizeof(C<k<34>>); (C<k<35>>*)nullptr; C<k<36>>::v; extern C<k<37>> zz3; void ff5(C<k<38>>);auto l = [](C<k<39>>) { C<k<40>> z; }; auto l2 = [](auto t) { C<k<41>> z; }; try {} catch (C<k<42>>) {} decltype(C<k<43>>::v) z = 0; typedef decltype(C<k<44>>::v) z2; noexcept(C<k<45>>::v); typeid(C<k<46>>);  for (C<k<47>> *p = 0; ;); struct L { C<k<48>> m; void mm() { C<k<49>> zz;} }; goto x; x: ; enum { e = k<50> != nullptr }; int q[k<51> != nullptr ? 2 : 1]; P<int, C<k<52>>> *pp; alignas(BB<k<53> != nullptr>) int aa; throw C<k<54>>(); }
template<class T> void d(T x, C<k<60>> y = C<k<61>>()) { } 
void h2() { d(1, {}); }
struct W { C<k<62>> m; static C<k<63>> s; void f(C<k<64>> = C<k<64 + 1 - 1>>()); friend void ff7(C<k<66>>); operator C<k<67>>(); using A = C<k<68>>; };
using UU = C<k<69>>; extern C<k<70>> ex; void dd(C<k<71>>); C<k<72>> dd2();
