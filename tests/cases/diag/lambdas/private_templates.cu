// expect: 20148 error 32
// expect: 20148 error 32
// expect: 20148 error 33
// expect: 20148 error 34
// expect: 20148 error 39
// expect: 20150 error 39
// expect: 20148 error 40
// expect: 20150 error 40
// expect: 20150 error 41
// expect: 20148 error 41
// expect: 20148 error 41
// expect: 20148 error 42
// expect: 20148 error 43
// expect: 20148 error 43
// expect: 20148 error 44
// expect: 20148 error 48
template<template<class> class T> void f() { }
template<template<class> class T, class U> void g() { }
template<class U, template<class> class T, template<class> class V> void g2() { }
template<template<class> class... T> void pk() { }
template<template<class> class T> struct W { }; template<class T> void h() { }
class C {
  template<class X> struct P { };
 protected:
  template<class X> struct Q { };
  template<class X> using A = X; struct Pr {};
 public:
  template<class X> struct R { }; class In { public: template<class X> struct Z {}; friend class C; };
 private: class In2 { public: template<class X> struct Y {}; };
};
template<class X> struct Out { };
template<> void f<C::P>() { auto l = [] __device__ () { return 1; }; auto m = [] __host__ __device__ () { return 1; }; }
template<> void f<C::Q>() { auto l = [] __device__ () { return 1; }; }
template<> void f<C::A>() { auto l = [] __device__ () { return 1; }; }
template<> void f<C::R>() { auto l = [] __device__ () { return 1; }; }
template<> void f<Out>() { auto l = [] __device__ () { return 1; }; }
template<> void f<C::In::Z>() { auto l = [] __device__ () { return 1; }; }
template<> void f<C::In2::Y>() { auto l = [] __device__ () { return 1; }; }
template<> void g<C::P, C::Pr>() { auto l = [] __device__ () { return 1; }; }
template<> void g<C::P, C::P<int>>() { auto l = [] __device__ () { return 1; }; }
template<> void g2<C::Pr, C::P, C::Q>() { auto l = [] __device__ () { return 1; }; }
template<> void g2<int, C::P, Out>() { auto l = [] __device__ () { return 1; }; }
template<> void pk<C::P, C::Q>() { auto l = [] __device__ () { return 1; }; }
template<> void pk<Out, C::Q>() { auto l = [] __device__ () { return 1; }; }
template<> void h<W<C::P>>() { auto l = [] __device__ () { return 1; }; }
template<template<class> class T> struct K { void m(); static void s() { auto l = [] __device__ () { return 1; }; } template<template<class> class U> void n() {} };
template<> void K<C::P>::m() { auto l = [] __device__ () { return 1; }; }
template<template<class> class T> void i() { auto l = [] __device__ () { return 1; }; } struct Fr { private: template<class X> struct PP {}; public: static void u() { i<PP>(); } }; template void i<C::P>(); template void i<C::R>();
