// flags: --c++20
// Aggregates from parentheses, and lists for std::initializer_list, in substitutions.
#include <initializer_list>
template <class T> T&& declval(); template <class...> using vt = void;
struct CT2 { explicit CT2(int); CT2(std::initializer_list<float>); }; struct AG { int a; float b; };
template <class L, class R, class = void> struct I { static const int v = 0; }; template <class L, class R> struct I<L, R, vt<decltype(L{declval<R>()})>> { static const int v = 1; };
static_assert(I<CT2, float>::v, "1"); static_assert(I<std::initializer_list<int>, int>::v, "2");
static_assert(sizeof(decltype(CT2{1.0f})), "3"); static_assert(sizeof(decltype(CT2{declval<float>()})), "4"); 
template <class L, class... R> concept P = requires { L(declval<R>()...); };
struct A1 { int a; }; struct A2 { int a, b; }; struct A3 { int a; float b; A1 c; }; struct B : A1 { int x; };
