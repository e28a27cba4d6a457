// flags: -std=c++17
// declarations of member templates name types, whether there are instances or not
struct A1 { int i; }; struct A2 { int i; }; struct A3 { int i; }; struct A4 { int i; }; struct A5 { int i; }; struct A6 { int i; }; struct A7 { int i; }; struct A8 { int i; }; struct A9 { int i; };
template<class T> struct Req { typedef T type; }; template<class T> using req = typename Req<T>::type;
struct S { int s;
 template<class T> void f1(A1, T); template<class T> A2 f2(T) { return A2(); } template<class T> void f3(A3 &, T); template<class T> A4 *f4(T);
 template<class T, class X = A5> void f5(T); template<class T, class X = Req<A6>> void f6(T); template<class T, class X = req<A7>> void f7(T); template<class T> void f8(T, int = sizeof(A8)); template<class T> void f9(T) { A9 x; x.i = 3; } };
struct B1 { int i; }; struct B2 { int i; }; struct B3 { int i; }; struct B4 { int i; }; struct B5 { int i; }; struct B6 { int i; }; struct B7 { int i; }; struct B8 { int i; }; struct B9 { int i; };
template <class Y> struct I { int s;
 template<class T> void f1(B1, T); template<class T> B2 f2(T) { return B2(); } template<class T> void f3(B3 &, T); template<class T> B4 *f4(T);
 template<class T, class X = B5> void f5(T); template<class T, class X = Req<B6>> void f6(T); template<class T, class X = req<B7>> void f7(T); template<class T> void f8(T, int = sizeof(B8)); template<class T> void f9(T) { B9 x; x.i = 3; } };
// nested templates
struct C1 { int i; }; struct C2 { int i; }; struct C3 { int i; }; struct C4 { int i; }; struct C5 { int i; }; struct C6 { int i; }; struct C7 { int i; }; struct C8 { int i; }; struct C9 { int i; };
struct N { int n; template<class T> struct In { C1 x; void f(C2); C3 *p; void g() { C4 x; x.i = 1; } static C5 s; typedef C6 X; }; template<class T> void f(C7); void m(C8); C9 mm; };
struct D1 { int i; }; struct D2 { int i; }; struct D3 { int i; }; struct D4 { int i; }; struct D5 { int i; }; struct D6 { int i; }; struct D7 { int i; }; struct D8 { int i; }; struct D9 { int i; };
// only declared
struct P { template<class T> struct In {}; template<class T> void f(D1); template<class T> D2 g(); D3 x; void h(D4); static D5 s; template<class T> static D6 v; template<class T> using X = D7; typedef D8 Y; };
struct Q { template<class T> void f(D9); };
__global__ void k(S s, I<int> i, N n, Q *q) { }
