// flags: -std=c++17
// member templates with types that hang on their parameters, and base classes that are spelled by an alias
struct A1 { int i; }; struct A2 { int i; }; struct A3 { int i; }; struct A4 { int i; }; struct A5 { int i; }; struct A6 { int i; }; struct A7 { int i; }; struct A8 { int i; }; struct A9 { int i; };
template<class T, class U> struct Pr { typedef T type; T t; }; typedef A3 T3; enum E1 { e1 }; enum E2 { e2 };
struct B1 { int i; }; struct B2 { int i; }; struct B3 { int i; }; struct B4 { int i; }; struct B5 { int i; }; struct B6 { int i; }; struct B7 { int i; }; struct B8 { int i; }; struct B9 { int i; };
struct C1 { int i; }; struct C2 { int i; }; struct C3 { int i; }; struct C4 { int i; }; struct C5 { int i; }; struct C6 { int i; }; struct C7 { int i; }; struct C8 { int i; }; struct C9 { int i; };
template<bool B, class T> struct ena { typedef T type; };
struct S { int s; typedef B1 Y; enum E { e };
 template<class T> void f1(Pr<T, A1>); template<class T> void f2(Pr<A2, T> *); template<class T> void f3(T3); template<class T> typename Pr<T, A4>::type f4(T); template<class T> typename Pr<A5, A5>::type f5(T);
 template<class T, E1 x = e1> void f6(T); template<class T> void f7(T, int = sizeof(A7)); template<class T> void f8(T, E2); template<class T, typename ena<sizeof(T) == 1, A8>::type *x = nullptr> void f9(T); template <class T> ena<sizeof(T) != sizeof(A9), T> g1(T); template<class T> void g2(Y y);   template<class T> operator T(); template<class T> operator Pr<T, B7>(); template<class T> S(T, B8); template<class T> S(T, const B9 &);
 template<class T> friend void g7(C1, T); template<class T> static void g8(C2, T); template<class T> static C3 g9;  template<class T> struct h2 { C5 x; }; template<class T> class h3; 
 template<class T> void h4(Pr<C6, int>); template<class T> void h5(Pr<C7, int> *);template<class T> void h6(E x = e); void h7(E);
 S();
 };
struct D1 { int i; }; struct D2 { int i; }; struct D3 { int i; }; struct D4 { int i; }; struct D5 { int i; }; struct D6 { int i; }; 
struct Base { int b; template<class T> void f(D1, T); }; struct Der : Base { int d; template<class T> void f(D2, T); };
struct Mem { int b; template<class T> void f(D3, T); }; struct Has { Mem m; template<class T> void f(D4, T); };
struct Ho { int x; template <class T> void f(D5, T); }; 
__global__ void k(S s, Der d, Has h) { }
void host() { Ho h; h.x = 1; }
template <class T> struct Plain { T t; }; template <class T> using Alias = Plain<T>; typedef Plain<char> Char; struct F1 : Alias<int> {}; struct F2 : Char {}; template <class T> struct F3 : Alias<T> {};
__global__ void k2(F1, F2, F3<long>) {}
namespace outside {
template <bool> struct sel {}; template <> struct sel<true> { template <class T> using type = T; };
template <bool B, class T> using ei = typename sel<B>::template type<T>;
template <class T, class U> inline constexpr bool same_v = false;
struct A{}; struct B{}; struct C{}; struct D{}; struct E {}; struct F {};
enum E1 { e1v }; enum E2 { e2v }; enum E3 { e3v };
struct lay { template <class T> class map; };
template <class T> class lay::map { map<A> f(); using et = T; template <class It, ei<same_v<It, et> && true, int> = 0> map(It x); E1 g(); template <class X = E3> void h(); template <ei<true, B*> = nullptr> void m(); };
template <class T> struct out { struct mid; template <class U> struct tm; struct mid2 { struct in; template <class V> struct tin; }; };
template <class T> struct out<T>::mid { template <ei<same_v<T, C>, int> = 0> void m(); E2 g(); };
template <class T> template <class U> struct out<T>::tm { template <ei<same_v<T, D>, int> = 0> void m(); };
template <class T> struct out<T>::mid2::in { template <ei<same_v<T, E>, int> = 0> void m(); };
template <class T> template <class U> struct out<T>::mid2::tin { template <ei<same_v<T, F>, int> = 0> void m(); };
}
