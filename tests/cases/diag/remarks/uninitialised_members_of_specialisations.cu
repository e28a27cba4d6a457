// expect: 368 warning 8
// expect: 368 warning 9
// expect: 368 warning 10
// expect: 368 warning 11
// flags: --c++20 --no-header --diag_warning=368
template <class A, class... B> struct CT { static_assert(sizeof(A) == 99, ""); };
struct U {}; template <class S> struct W; 
template <class S, class D> struct CT<W<S>, D> { const int x; S &r; };
template <class S> struct CT<U, S> { using T = int; const S k; template <class T> void m(T); T t; };
template <> struct CT<U> { int const &q; };
template <class S, class D> struct CT<W<S>, D, const D *> { struct In { S &i; } in; };
