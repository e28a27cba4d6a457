// expect: 437 error 20
// expect: 437 error 20
// expect: 437 error 20
// expect: 437 error 21
// expect: 437 error 21
// expect: 437 error 21
// expect: 437 error 22
// expect: 437 error 23
// expect: 437 error 25
// expect-device: 437 error 20
// expect-device: 437 error 20
// expect-device: 437 error 20
// expect-device: 437 error 21
// expect-device: 437 error 21
// expect-device: 437 error 21
// expect-device: 177 warning 21
// expect-device: 437 error 23
// expect-device: 437 error 25
// No template is declared in a block, nor in a local class.
void f() { struct L { template<class T> void m(T t) {} template<class U> struct N {}; template<class W> using A = W; }; }
void g() { auto l = [] { struct L { template<class T> void m(T t) { t.f(); } }; }; template<class T> void q(); template <class T> struct Z {}; }
template<class X> void h() { struct L { template<class T> void m(T t) {} int k; }; L l; l.k = 1; }
__global__ void k() { struct L { template<class T> __device__ void m(T t) {} }; }
template<class X> struct C { template<class T> void m(T t) { t.template f<int>(); T::template g<X>(); } public: template<class T> void n(); };
struct D { D() { template<class T> void q(); } };
