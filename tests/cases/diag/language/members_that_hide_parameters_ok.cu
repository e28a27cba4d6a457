// expect: none
// A member of a class template hides the template parameter behind the name of another member that is defined outside.
template <int> struct G { using N = long; N *operator->(); N m(N); static N s; struct Q { N q(); }; template <class X> N t(X); int v; void w(); };
template <int N> inline typename G<N>::N *G<N>::operator->() { N *n = nullptr; return n; }
template <int N> typename G<N>::N G<N>::m(N x) { N n = x; return n; }
template <int N> typename G<N>::N G<N>::s = 0;
template <int N> typename G<N>::N G<N>::Q::q() { N n = 1; return n; }
template <int N> template <class X> typename G<N>::N G<N>::t(X x) { N n = x; return n; }
template <int v> void G<v>::w() { int *p = &v; *p = 1; }
template <class T> struct H { typedef int T2; T2 f(); int U; template <class U> int g(U); };
template <class T2> int H<T2>::f() { T2 n = 1; return n; }
void use() { G<3> g; g.operator->(); g.m(1); G<3>::s = 1; G<3>::Q().q(); g.t(1); g.w(); H<char *> h; h.f(); }
template <class T> struct I { typedef int T2; template <class U> int g(U); struct In { typedef long T3; T2 k(); }; };
template <class T3> typename I<T3>::T2 I<T3>::In::k() { T3 y = 1; T3 *p = &y; return *p; }
void use2() { I<char *>::In().k(); }
