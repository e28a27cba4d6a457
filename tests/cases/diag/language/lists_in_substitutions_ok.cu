// expect: none
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

namespace places {
template <class T> T &&dv();
template <class T> using vt = void;
struct Double { Double(double &) { } };
struct MoveOnly { MoveOnly(double &&) { } };
template <class T> struct arr { T x[1]; };
template <class T> struct ref { double &r; T x; };
template <class T> struct rref { double &&r; T x; };
template <class T, class A, class = void> struct can { static constexpr bool value = false; };
template <class T, class A> struct can<T, A, vt<decltype(T{{dv<A>()}})>> { static constexpr bool value = true; };
template <class T, class A, class = void> struct can1 { static constexpr bool value = false; };
template <class T, class A> struct can1<T, A, vt<decltype(T{dv<A>()})>> { static constexpr bool value = true; };
static_assert(can<arr<Double>, double &>::value && !can<arr<Double>, double>::value, "a");
static_assert(can<arr<MoveOnly>, double>::value && !can<arr<MoveOnly>, double &>::value, "b");
static_assert(can1<ref<int>, double &>::value && !can1<ref<int>, double>::value, "c");
static_assert(can1<rref<int>, double>::value && !can1<rref<int>, double &>::value, "d");
static_assert(!can<arr<int>, double &>::value && can<arr<double>, double &>::value && can<arr<double>, float &>::value, "e");
}
