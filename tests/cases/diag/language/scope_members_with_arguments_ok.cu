// expect: 174 warning 8
// expect: 174 warning 8
// flags: --c++17
namespace N { template<class T> void und(); template<class T> struct C { template<class U> static void q(); using type = T; template<class U> using al = T; template<class V> static int vv; }; inline namespace I { template<class T> void ii(); } using namespace I; struct B { template<class T> static void bb(); }; struct D : B {}; namespace M { template<class T> int operator+(T, int); } template<class T> T var; enum E { e1 }; }
namespace A = N; using N::und;
struct S { template<class T> static int s(); template<class T> int m(); template<class T> struct I { I(int); }; };
template<class T> struct X : T { void f() { T::template g<int>(); X::template h<int>(); N::C<T>::template q<int>(); } };
void a() { N::und<int>(); N::C<int>::q<int>(); N::ii<int>(); N::D::bb<int>(); A::und<int>(); ::und<int>(); N::var<int>; S::s<int>(); S::I<int>(1); N::C<int>::al<int>(); int z = N::e1<3>(4); (void)z; bool b = N::e1 < 3; }
int S2(); struct Y { int m; template<class T> Y(T); void f() { Y::g<int>(); N::und<int>(); } template<class T> void g(); };
