// flags: -std=c++17
// friends of instances that are function templates keep the enumerations in their types, and so do the members of member classes
template <class T> struct E { enum { value = 0 }; };
template <class T, unsigned = E<T>::value> struct F { static constexpr bool v = true; };
template <class T> constexpr bool iv = F<T>::v;
template <class T> constexpr bool both = iv<T> || iv<T *>;
template <bool, class A, class B> struct IfC { using type = A; };
template <class A, class B> struct IfC<false, A, B> { using type = B; };
template <bool C, class A, class B> using If = typename IfC<C, A, B>::type;
#define TAG(n) struct n {}
TAG(T1); TAG(T2); TAG(T3); TAG(T4); TAG(T5); TAG(T6); TAG(T7); TAG(T8); TAG(T9); TAG(U1); TAG(U2); TAG(U3); TAG(U4); TAG(U5); TAG(U6); TAG(U7);
template <class T> struct B1 { using value = int; template <class U> friend int friendly(T, U); };
template <class T> struct D1 : B1<If<both<T>, T, int>> { using value = int; };
inline int f1(D1<T1>::value v = 0) { return v; }
template <class T> struct B2 { using value = int; template <class U> int member(T, U); };
template <class T> struct D2 : B2<If<both<T>, T, int>> { using value = int; };
inline int f2(D2<T2>::value v = 0) { return v; }
template <class T> struct B3 { using value = int; template <class U> struct member { T t; }; };
template <class T> struct D3 : B3<If<both<T>, T, int>> { using value = int; };
inline int f3(D3<T3>::value v = 0) { return v; }
template <class T> struct B4 { using value = int; friend int friendly4(T) { return 0; } };
template <class T> struct D4 : B4<If<both<T>, T, int>> { using value = int; };
inline int f4(D4<T4>::value v = 0) { return v; }
template <class T> struct B5 { using value = int; template <class U> friend struct member5; };
template <class T> struct D5 : B5<If<both<T>, T, int>> { using value = int; };
inline int f5(D5<T5>::value v = 0) { return v; }
template <class T> struct B6 { using value = int; template <class U> friend int friendly6(U); };
template <class T> struct D6 : B6<If<both<T>, T, int>> { using value = int; };
inline int f6(D6<T6>::value v = 0) { return v; }
template <class T> struct B7 { using value = int; template <class U> friend int friendly7(B7, U); };
template <class T> struct D7 : B7<If<both<T>, T, int>> { using value = int; };
inline int f7(D7<T7>::value v = 0) { return v; }
template <class T> struct B8 { using value = int; template <class U> friend T *friendly8(U); };
template <class T> struct D8 : B8<If<both<T>, T, int>> { using value = int; };
inline int f8(D8<T8>::value v = 0) { return v; }
template <class T> struct B9 { using value = int; template <class U> friend If<both<T>, int, T> friendly9(U); };
template <class T> struct D9 : B9<T> { using value = int; };
inline int f9(D9<T9>::value v = 0) { return v; }
template <class T> struct C1 { using value = int; template <class U> If<both<T>, int, T> member(U); };
template <class T> struct D10 : C1<T> { using value = int; };
inline int f10(D10<U1>::value v = 0) { return v; }
template <class T> struct C2 { using value = int; template <class U> friend int friendly12(T, U); };
template <class T> struct D11 { using value = int; C2<If<both<T>, T, int>> m; };
inline int f11(D11<U2>::value v = 0) { return v; }
template <class T> struct C3 { using value = int; friend int friendly13(If<both<T>, T, int>, C3 &); };
inline int f12(C3<U3>::value v = 0) { return v; }
template <class T> struct C4 { using value = int; template <bool B> friend int friendly14(T); };
template <class T> struct D12 : C4<If<both<T>, T, int>> { using value = int; };
inline int f14(D12<U4>::value v = 0) { return v; }
template <class T> struct C5 { using value = int; using own = T; template <class V> friend int friendly15(V, own); };
template <class T> struct D13 : C5<If<both<T>, T, int>> { using value = int; };
inline int f15(D13<U5>::value v = 0) { return v; }
__global__ void k() { }
