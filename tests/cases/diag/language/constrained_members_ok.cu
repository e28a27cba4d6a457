// flags: --c++20
// Members that differ in their constraints, defined outside of the class.
template <class T> concept Small = sizeof(T) <= 4; template <class T> concept Big = sizeof(T) > 16;
template <class T> struct C { void f(); void g() requires Small<T>; void g() requires Big<T>; template <class U> void h(U) requires Small<U>; };
template <Small T> struct C<T> { void s(); }; template <class T> requires Big<T> struct C<T> { void b(); };
template <Small T> void C<T>::s() { } template <class T> requires Big<T> void C<T>::b() { } template <class T> void C<T>::f() { } template <class T> void C<T>::g() requires Small<T> { } template <class T> void C<T>::g() requires Big<T> { }
template <Small T> void con(T); template <class T> requires Big<T> void con(T); void con(auto x); template <class T> void con(T *);
template <Small T> struct K; template <Small T> struct K { void k(); }; template <Small T> void K<T>::k() { }
template <class T, class U = T> T spec(T, U = U()); template <> int spec(int, int); template <> char spec<char, int>(char, int) = delete; template <> long spec<long>(long, long);
template <> int spec(int, int) { return 0; }
