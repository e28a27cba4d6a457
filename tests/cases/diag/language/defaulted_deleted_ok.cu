// flags: --c++17
// Special members that their class defaults, and that are deleted: they are not there for traits and overloads.
struct NA { NA(const NA&) = default; NA& operator=(const NA&) = delete; };
struct E {};
union U { E e; NA n; U(); }; 
struct S { U u; bool b; S(); };
struct D1 : S { D1(const D1&) = default; D1(D1&&) = default; D1& operator=(const D1&) = default; D1& operator=(D1&&) = default; };
struct D2 : D1 { D2(const D2&) = default; D2(D2&&) = default; D2& operator=(const D2&) = delete; D2& operator=(D2&&) = default; };
struct D3 : D2 { D3(const D3&) = default; D3(D3&&) = default; D3& operator=(const D3&) = default; D3& operator=(D3&&) = delete; };
struct D4 : D3 { };
struct D5 : private D3 { };
#define A(x, y, n) static_assert(!__is_assignable(x, y), n)
A(NA&, NA, "0"); A(U&, const U&, "1"); A(U&, U, "2"); A(S&, const S&, "3"); A(S&, S, "4"); A(D1&, const D1&, "5"); A(D1&, D1, "6"); A(D2&, const D2&, "7"); A(D2&, D2, "8");A(D3&, const D3&, "9"); A(D3&, D3, "10"); A(D4&, const D4&, "11"); A(D4&, D4, "12"); A(D5&, const D5&, "13"); A(D5&, D5, "14");
struct B0 { B0& operator=(const B0&) = delete; B0& operator=(B0&&) = default; };
struct B1 : B0 { }; struct B2 : B0 { B2& operator=(const B2&) = default; }; struct B3 : B0 { B3& operator=(B3&&) = default; }; struct B4 { NA n; B4& operator=(B4&&) = default; };
A(B0&, const B0&, "20"); A(B1&, const B1&, "21"); A(B2&, const B2&, "22"); A(B2&, B2, "23"); A(B3&, const B3&, "24"); A(B4&, B4, "25");
template <class T, int N> struct M { T n; M(const M&) = default; M(M&&) = default; M& operator=(const M&) = default; M& operator=(M&&) = default; };
template <class T> struct M<T, 1> : M<T, 0> { M(const M&) = default; M(M&&) = default; M& operator=(const M&) = delete; M& operator=(M&&) = default; };
template <class T> struct M<T, 2> : M<T, 1> { M(const M&) = default; M(M&&) = default; M& operator=(const M&) = default; M& operator=(M&&) = delete; };
using M0 = M<NA,0>; using M1 = M<NA,1>; using M2 = M<NA,2>;
A(M0&, const M0&, "30"); A(M0&, M0, "31"); A(M1&, const M1&, "32"); A(M1&, M1, "33"); A(M2&, const M2&, "34"); A(M2&, M2, "35");
#define K(n, ...) static_assert(!__is_constructible(__VA_ARGS__), n)
struct R0 { int& r; R0() = default; }; K("40", R0); struct R1 { const int c; R1() = default; }; K("41", R1); struct R2 { NA n; R2() = default; }; K("42", R2);
struct NC { NC(const NC&) = delete; NC(); NC& operator=(const NC&) = delete; }; struct R3 { NC n; R3() = default; R3(const R3&) = default; R3(R3&&) = default; R3& operator=(R3&&) = default; }; K("43", R3, const R3&); K("44", R3, R3); A(R3&, R3, "45"); A(R3&, const R3&, "45b");
struct ND { ~ND() = delete; }; struct R4 { ND n; R4() = default; ~R4() = default; }; K("46", R4); K("47", R4, const R4&); static_assert(!__is_destructible(R4), "48");
struct R5 { NC n; R5(R5&&) = default; }; K("49", R5, R5);
class P { P() {} P(const P&) {} P& operator=(const P&); }; struct R6 { P p; R6() = default; R6(const R6&) = default; R6& operator=(const R6&) = default; }; K("50", R6); K("51", R6, const R6&); A(R6&, const R6&, "52");
struct NT { NT(); NT(const NT&); ~NT(); }; union U1 { NT n; int i; U1() = default; U1(const U1&) = default; ~U1() = default; }; K("53", U1); K("54", U1, const U1&); static_assert(!__is_destructible(U1), "55");
union U2 { NT n; int i = 0; U2() = default; ~U2() {} };
struct An { union { NT n; int i; }; An() = default; ~An() {} }; K("57", An); struct An2 { union { NT n; int i = 1; }; An2() = default; ~An2() {} };
template <class T> struct W { T t; W() = default; W(const W&) = default; W(W&&) = default; W& operator=(const W&) = default; W& operator=(W&&) = default; };
K("59", W<NA>); static_assert(__is_constructible(W<NA>, const W<NA>&), "60"); K("61", W<NC>, const W<NC>&); K("62", W<int&>); static_assert(__is_constructible(W<int&>, W<int&>), "63"); A(W<int&>&, W<int&>, "64"); A(W<const int>&, const W<const int>&, "65"); static_assert(__is_constructible(W<NC>), "66"); static_assert(__is_assignable(W<int>&, W<int>), "67");
struct OK1 { int i; OK1() = default; OK1(const OK1&) = default; }; static_assert(__is_constructible(OK1, OK1), "68"); static_assert(__is_constructible(OK1), "69"); struct OK2 { const int c = 1; int& r; OK2(int& x) : r(x) {} OK2(const OK2&) = default; OK2& operator=(const OK2&) = default; }; static_assert(__is_constructible(OK2, const OK2&), "70"); A(OK2&, const OK2&, "71");
struct MV { MV(MV&&); MV& operator=(MV&&); MV(); }; struct OK3 { MV m; OK3() = default; OK3(const OK3&) = default; OK3(OK3&&) = default; OK3& operator=(OK3&&) = default; }; K("72", OK3, const OK3&); static_assert(__is_constructible(OK3, OK3), "73"); A(OK3&, const OK3&, "74"); static_assert(__is_assignable(OK3&, OK3), "75");
struct VB : virtual NC { VB() = default; VB(const VB&) = default; }; K("76", VB, const VB&); static_assert(__is_constructible(VB), "77");
template <class T> struct Fr; class Q { Q(const Q&); template <class> friend struct Fr; public: Q(); }; template <class T> struct Fr { T t; Fr() = default; Fr(const Fr&) = default; }; static_assert(__is_constructible(Fr<Q>, const Fr<Q>&), "78");
struct Cmp { NA n; bool operator==(const Cmp&) const; Cmp& operator=(const Cmp&) = default; Cmp& operator+=(const Cmp&); }; A(Cmp&, const Cmp&, "79"); 
__global__ void kernel() {}
