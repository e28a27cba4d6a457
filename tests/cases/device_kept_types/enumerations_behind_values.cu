// Enumerations that parameters of templates have keep the classes around; values of parameters, what initialises them
// flags: -std=c++17
struct S1 { enum E { e }; template <E> void f(); };
struct S2 { enum E { e }; };
template <S2::E> void g();
template <class T> struct I1 { enum E { e }; template <E> void f(); };
using A1 = I1<int>;
template <class T> struct I2 { enum E { e }; };
template <I2<int>::E> void h();
template <class T> struct I3 { enum E { e }; template <E> void f(); };
inline int i3 = I3<int>::e;
template <class T> struct I4 { enum E { e }; template <E> struct f; };
inline int i4 = I4<int>::e;
template <class T> struct I5 { enum E { e }; template <E> using f = int; };
inline int i5 = I5<int>::e;
template <class T> struct I6 { enum E { e }; template <class U> void f(U, E); };
inline int i6 = I6<int>::e;
template <class T> struct I7 { enum E { e }; typedef E F; template <F> void f(); };
inline int i7 = I7<int>::e;
template <class T> struct I8 { struct N { enum E { e }; }; template <typename N::E> void f(); };
inline int i8 = sizeof(I8<int>);
template <class T> struct I9 { enum E { e }; template <int, E> void f(); void g(); int m; using t = T; };
inline void f9() { I9<long> x; }
template <class T> struct I10 { enum E { e }; template <class U, E = E(0)> void f(); };
inline int i10 = sizeof(I10<int>);
struct C1 {}; struct C2 {}; struct C3 {}; struct C4 {}; struct C5 {}; struct C6 {}; struct C7 {}; struct C8 {};
template <class T, class U> constexpr bool same_v = false;
template <class T> constexpr bool same_v<T, T> = true;
template <class T, class U> constexpr bool other_v = true;
template <class T, class U> constexpr bool third_v = sizeof(T) == sizeof(U);
template <bool, class T> struct ei {}; template <class T> struct ei<true, T> { typedef T type; };
template <bool B, class T> using eit = typename ei<B, T>::type;
template <class T, eit<same_v<C1, C1>, int> = 0> void f1();
template <class T, eit<other_v<C2, C2>, long> = 0> void f2();
template <class T, eit<other_v<C3, C4>, short> = 0> void f3();
template <class T, eit<third_v<C5, C6>, char> = 0> void f4();
template <class T, eit<third_v<C7, C8>, char> = 0> void f5();
__global__ void k(int *p) {}
template <int> struct tag;
template <class T> struct A { enum { value = 0 }; };
template <class T, unsigned N = A<T>::value> struct Check { using type = int; static constexpr int n = 1; };
template <class T> struct Conv : Check<T> { using type = int; static constexpr int n = 1; };
template <class T> struct S { static constexpr int n = Conv<T>::n; using type = int; };
template <class T> constexpr int v = Conv<T>::n;
template <class T> constexpr int w = Check<T>::n;
template <class T> constexpr int x = A<T>::value;
template <class T> constexpr int z = v<T>;
template <int, class T> using Al = T;
template <class T> struct ML { using a = Al<v<T>, char>; };
template <class T> struct Q1 { using t = typename ML<tag<1>>::a; };
template <class T> struct Q2 { using t = Conv<tag<2>>; using u = Conv<tag<3>>::type; };
__global__ void k5(int *p) { *p = w<tag<5>>; }
__global__ void k6(int *p) { *p = x<tag<6>>; }
__global__ void k8(int *p) { *p = z<tag<8>>; }
__global__ void k9(int *p) { *p = S<tag<9>>::n; }
__global__ void k10(int *p) { *p = Conv<tag<10>>::n; }
constexpr int c12 = A<tag<12>>::value;
constexpr int c13 = v<tag<13>>;
__global__ void k13(int *p) { *p = c12 + c13; }
constexpr int c14 = v<tag<14>>;
constexpr int c16 = A<tag<16>>::value;
struct P17 { static constexpr int n = v<tag<17>>; static constexpr int m = A<tag<18>>::value; };
