// expect: none
// What depends on a template parameter is no type without `typename` outside of classes: an initialiser stands in parentheses.
template <class S> struct A { static int n, m, k; static const int c; typedef int T; };
template <class S> int A<S>::n(S::value);
template <class S> int A<S>::m(sizeof(S));
template <class S> const int A<S>::c(S::template F<int>::value);
template <class S> int f() { int x(S::value); static int y(S::a::value); return x + y; }
struct V { static constexpr int value = 2; struct a { static constexpr int value = 2; }; template <class> struct F { static const int value = 3; };  };
int g() { return A<V>::n + A<V>::m + A<V>::c + f<V>(); }
template <class S> int q(S::value);
struct Rep { explicit Rep(int) {} int v = 0; };
template <class S> struct Storage { static Rep value; static int n; };
template <class S> Rep Storage<S>::value(S::value);
template <class S> int Storage<S>::n(S::value);
struct V2 { static constexpr int value = 2; };
int g2() { return Storage<V2>::value.v + Storage<V2>::n; }
