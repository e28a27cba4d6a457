// expect: 456 error 12
// expect: 456 error 17
// expect: 456 error 21
// expect: 70 error 21
// expect: 456 error 23
// expect: 70 error 23
// expect: 456 error 25
// expect: 70 error 25
// expect: 456 error 27
// expect: 70 error 27
// Instances of a template that need one another without end.
template <int N> struct R { static const int v = R<N + 1>::v; };
int x = R<0>::v;
int y = R<5>::v;
namespace N {
template <class T, int I> struct Q {
  static constexpr int v = I == 0 ? 0 : Q<T, I - 1>::v;
};
}
int z = N::Q<int, -1>::v;
template <int I> struct Member { Member<I + 1> m; };
Member<0> member;
template <int I> struct Base : Base<I + 1> {};
void f() { Base<0> local; }
template <int I> struct Type { typedef typename Type<I + 1>::type type; };
Type<0>::type t;
template <unsigned I> struct Enum { enum { v = I * Enum<I - 1>::v }; };
int array[Enum<3>::v];
template <int I> struct Ends { static const int v = I * Ends<I - 1>::v; };
template <> struct Ends<0> { static const int v = 1; };
int fine = Ends<5>::v;
template <int I> struct Never { static const int v = Never<I + 1>::v; Never<I> *p; };
Never<0> *pointer;
int size = sizeof(Never<1>);
