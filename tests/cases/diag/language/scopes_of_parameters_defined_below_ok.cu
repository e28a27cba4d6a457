// expect: none
// Classes in classes that a template names through its parameter, defined below the template.
template <bool B, class T = void> struct enable_if_c { typedef T type; }; template<class T> struct enable_if_c<false, T> {};
template <class T> struct A {
  template <class U, class V = void> struct B;
  template <class U> struct B<U, typename enable_if_c<U::sub::value==0>::type> { int a; };
  template <class U> struct B<U, typename enable_if_c<U::sub::value==1>::type> { char a; };
};
template <class U, class V = void> struct B { int v[2]; };
template <class U> struct B<U, typename enable_if_c<U::sub::value==0>::type> { int a; };
template <class U> struct B<U, typename enable_if_c<U::sub::value==1>::type> { char a; };
template <class U> auto f(int) -> typename enable_if_c<U::sub::value == 0, int>::type;
template <class U> auto f(...) -> char;
template <class U, int N = U::sub::inner::n> int g(int) { return N; }
template <class U> constexpr int h() { return U::sub::value + U::sub::inner::n; }
struct C { struct sub { static const int value = 0; struct inner { enum { n = 4 }; }; }; }; struct D { struct sub { static const int value = 1; }; };
A<int>::B<C, void> b; A<char>::B<C> b2; A<int>::B<D> b3;
B<C> n2; B<D> n3;
static_assert(sizeof(n2) == 4 && sizeof(n3) == 1 && sizeof(b) == 4 && sizeof(b3) == 1 && sizeof(f<C>(0)) == 4 && sizeof(f<D>(0)) == 1 && h<C>() == 4, "");
int k = g<C>(1);
