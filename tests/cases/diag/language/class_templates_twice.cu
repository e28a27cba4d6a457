// expect: 3369 error 27
// expect: 3369 error 29
// expect: 3369 error 31
// expect: 3369 error 33
// expect: 3369 error 35
// expect: 3369 error 37
// expect: 3369 error 39
// expect: 3369 error 41
// expect: 3369 error 43
// expect: 3369 error 45
// expect: 3369 error 46
// expect: 3369 error 46
// expect-device: 3369 error 27
// expect-device: 3369 error 29
// expect-device: 3369 error 31
// expect-device: 3369 error 33
// expect-device: 3369 error 35
// expect-device: 3369 error 37
// expect-device: 3369 error 39
// expect-device: 3369 error 41
// expect-device: 3369 error 43
// expect-device: 3369 error 45
// expect-device: 3369 error 46
// expect-device: 3369 error 46
// Class templates and specialisations that are defined twice.
template<int *P> struct A {}; 
template<int *P> struct A {}; 
template<int &R> struct B {};
template<int &R> struct B {};
template<class T> struct C {};
template<class T> struct C {};
template<int N> struct D {};
template<int N> struct D {};
template<class... N> struct E {};
template<class... N> struct E {};
template<template <class> class N> struct F {};
template<template <class> class N> struct F {};
template<auto N> struct G {};
template<auto N> struct G {};
template<class T> struct C<T*> {};
template<class T> struct C<T*> {};
template<> struct C<int> {};
template<> struct C<int> {};
template<class T> union H { T t; };
template<class T> union H { T t; };
namespace n { template <class T> class I {}; template <class T> class I {}; template <> class I<char> {}; template <> class I<char> {}; }
template <class T> struct Forward; template <class T> struct Forward {}; template <class T> struct Forward;
template <class T> struct Partly {}; template <class T> struct Partly<T *> {}; template <class T> struct Partly<T &> {}; template <> struct Partly<int *> {};
