// expect: none
// flags: --c++17
// Parameters of partial specialisations that the types of value parameters tell.
template <auto> class X; template <typename R, typename... A, R (*F) (A...)> class X<F> { public: static R call (A... args) { return (*F)(args...); } };
template <long n> struct A {}; template <class T> struct C; template <class T, T n> struct C<A<n>> { using Q = T; };
template <const auto& V> struct M; template <int N, const char (&L)[N]> struct M<L> { using type = int; };
template <class P, P> struct F {}; template <class T> struct G; template <class T, class U, U T::*m> struct G<F<U T::*, m>> {};
int f(int); int r = X<&f>::call(1);
