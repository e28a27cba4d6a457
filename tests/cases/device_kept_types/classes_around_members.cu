// members of instances keep the class template that they are read from
// flags: -std=c++17
namespace n0 {
struct B{};
template <class T> struct span { T *p; span<const B> g1() const; template <class U> void q(); };
span<char> x;
}
namespace n1 {
struct B{}; struct C{}; struct D{}; struct E{};
template <class T> struct other { T *p; };
template <class T> struct span { T *p; other<B> g1(C) const; template <class U> void q();  other<D> *m; static E x; };
span<char> x;
}
namespace n2 {
struct B{}; struct C{}; struct D{}; struct E{};
template <class T, class U> struct other { T *p; };
template <class T, class U = void> struct span;
template <class T> struct span<T*> { T *p; other<B,int> g1(C) const; template <class U> void q();  other<D,T> *m; other<E,int> *m1; };
span<char*> x;
}
namespace n3 {
struct B{}; struct C{}; struct D{}; struct E{};
template <class T, class U> struct other { T *p; };
template <class T, class U = void> struct span;
template <class T> struct span<T*> { T *p; other<B,int> g1(C) const; template <class U> struct q;  other<D,T> *m; other<E,int> *m1; };
span<char*> x;
}
namespace n4 {
struct B{}; struct C{}; struct D{}; struct E{};
template <class T, class U> struct other { T *p; };
template <class T, class U = void> struct span { };
template <class T> struct span<T*> { T *p; other<B,int> g1(C) const; template <class U> static int q; template <class V> using z = V; other<D,T> *m; other<E,int> *m1; };
span<char*> x;
}
namespace n5 {
struct B{}; struct C{}; struct D{}; struct E{};
template <class T, class U> struct other { T *p; };
template <class T, class U = void> struct span { };
template <> struct span<char*> { char *p; other<B,int> g1(C) const; template <class U> void q();  other<D,int> *m; other<E,int> *m1; };
span<char*> x;
}
namespace n6 {
struct B{}; struct C{}; struct D{}; struct E{};
template <class T, class U> struct other { T *p; };
template <class T, class U = void> struct span { };
template <class T> struct span<T*> { T *p; other<B,int> g1(C) const; template <class U> void q();  other<D,int> *m; other<E,int> *m1; };
inline void f(span<char*> x) {}
}
namespace n7 {
struct B{}; struct C{}; struct D{}; struct E{};
template <class T, class U> struct other { T *p; };
struct span { template <class T> struct in { T *p; other<B,int> g1(C) const; template <class U> void q();  other<D,int> *m; other<E,int> *m1; };};
span::in<int> x;
}
namespace n8 {
struct B{}; struct C{}; struct D{}; struct E{};
template <class T, class U> struct other { T *p; };
template <class T> struct span { struct in { T *p; other<B,int> g1(C) const; template <class U> void q();  other<D,int> *m; other<E,int> *m1; };};
span<int>::in x;
}
namespace n9 {
struct B{}; struct C{}; struct D{}; struct E{}; struct F{}; struct G{}; struct H{};
template <class T, class U> struct other { T *p; };
template <class T> struct a { T *p; __device__ void f() {}  other<B,int> g1(C) const; };
template <class T> struct b { T *p; __device__ static void f() {}  other<D,int> g1(E) const; };
template <class T> struct c { T *p; static int v;  other<F,int> g1(G) const; };
template <class T> int c<T>::v = 3;
template <class T> struct d { T *p; struct e { T p;}; other<H,int> g1(H) const; };
d<int>::e eee;
int x() { return c<int>::v; }
__global__ void one(int *p) { *p = 1; a<int>().f(); b<int>::f();  }
}
namespace n10 {
struct B{}; struct C{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { struct e { T p;};  other<B,int> g1(C) const; };
d<int> x;
}
namespace n11 {
struct B{}; struct C{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { typedef T e;  other<B,int> g1(C) const; };
d<int>::e x; d<int> y;
}
namespace n12 {
struct B{}; struct C{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { enum e { x1 };  other<B,int> g1(C) const; };
d<int> y;
}
namespace n13 {
struct B{}; struct C{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { d() {}  other<B,int> g1(C) const; };
d<int> y;
}
namespace n14 {
struct B{}; struct C{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { X x;  other<B,int> g1(C) const; };
d<int> y;
}
namespace n15 {
struct B{}; struct C{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { void f() {}  other<B,int> g1(C) const; };
d<int> y; void g() { y.f(); }
}
namespace n16 {
struct B{}; struct C{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { friend void f(d) {}  other<B,int> g1(C) const; };
d<int> y; void g() { f(y); }
}
namespace n17 {
struct B{}; struct C{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { int f() { return 3; }  other<B,int> g1(C) const; };
d<int> y; inline int g() { return y.f(); }
}
namespace n18 {
struct B{}; struct C{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { constexpr static int v = 3;  other<B,int> g1(C) const; };
d<int> y; int g() { return y.v; }
}
namespace n19 {
struct B{}; struct C{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { constexpr int f() const { return 3; }  other<B,int> g1(C) const; };
d<int> y; int g() { return y.f(); }
}
namespace n20 {
struct B{}; struct C{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { virtual void f() {}  other<B,int> g1(C) const; };
d<int> y;
}
namespace n21 {
struct B{}; struct C{}; struct D{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { template <class U> using e = U;  other<B,int> g1(C) const; };
d<int>::e<int> x; d<int> y;
}
namespace n22 {
struct B{}; struct C{}; struct D{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { struct e {};   other<B,int> g1(C) const; };
d<int>::e *y;
}
namespace n23 {
struct B{}; struct C{}; struct D{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { struct e {}; e *p;  other<B,int> g1(C) const; };
d<int> y;
}
namespace n24 {
struct B{}; struct C{}; struct D{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { template <class U> friend void e(U, other<D,int>);  other<B,int> g1(C) const; };
d<int> y;
}
namespace n25 {
struct B{}; struct C{}; struct D{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { template <class U> friend struct e;  other<B,int> g1(C) const; };
d<int> y;
}
namespace n26 {
struct B{}; struct C{}; struct D{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { d() = default; d(int) {} X x;  other<B,int> g1(C) const; };
d<int> y;
}
namespace n27 {
struct B{}; struct C{}; struct D{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { static int s;  other<B,int> g1(C) const; };
template <> int d<int>::s = 3; int z = d<int>::s;
}
namespace n28 {
struct B{}; struct C{}; struct D{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { template <class U> void e(U) {}  other<B,int> g1(C) const; };
template <> struct d<int> { template <class T> void e(T); int g2(D); }; d<int> y;
}
namespace n29 {
struct B{}; struct C{}; struct D{}; struct E{}; struct F{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { template <class U> using e = other<D,U>;  other<B,int> g1(C) const; };
d<int> x;
}
namespace n30 {
struct B{}; struct C{}; struct D{}; struct E{}; struct F{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { template <class U> using e = other<D,int>;  other<B,int> g1(C) const; };
d<int> x;
}
namespace n31 {
struct B{}; struct C{}; struct D{}; struct E{}; struct F{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { template <class U> using e = other<D,T>;  other<B,int> g1(C) const; };
d<int> y;
}
namespace n32 {
struct B{}; struct C{}; struct D{}; struct E{}; struct F{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { template <class U> struct e : other<D,T>{ other<E,U> x; other<F,int> y();};   other<B,int> g1(C) const; };
d<int> y;
}
namespace n33 {
struct B{}; struct C{}; struct D{}; struct E{}; struct F{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { template <class U> struct e : other<D,T>{ other<E,U> x; other<F,int> y();};   other<B,int> g1(C) const; };
d<int>::e<int> y;
}
namespace n34 {
struct B{}; struct C{}; struct D{}; struct E{}; struct F{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { template <class U, class V = other<E, U>> using e = D; template <class U, class V = other<F, U>> struct f {};  other<B,int> g1(C) const; };
d<int> y;
}
namespace n35 {
struct B{}; struct C{}; struct D{}; struct E{}; struct F{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class U, class V = other<E, U>> struct e { other<D,U> x; }; template <class U, class V = other<F, U>> void f() {};
template <class T> struct d {   other<B,int> g1(C) const; };
struct fff { template <class X = D> void y(); template <class X = other<E,int>> struct r; template <class X> struct s { other<F,X> f;};} y;
}
namespace n36 {
struct B{}; struct C{}; struct D{}; struct E{}; struct F{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { template <class U> using e = U; typedef e<D> f;  other<B,int> g1(C) const; };
d<int>::f y;
}
namespace n37 {
struct B{}; struct C{}; struct D{}; struct E{}; struct F{}; struct X{ int i; ~X() {} X() : i(2) {} };
template <class T, class U> struct other { T *p; };
template <class T> struct d { template <class U> struct e { using t = other<U, D>; };  other<B,int> g1(C) const; };
d<int>::e<int>::t y; template <class T> struct z { typename d<T>::template e<E>::t q; }; z<int> zz;
}
__global__ void one(int *p) { *p = 1; }
