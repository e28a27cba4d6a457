// expect: 1301 warning 24
// expect: 1301 warning 25
// expect: 1301 warning 25
// expect: 1301 warning 27
// expect: 1301 warning 27
// expect: 1301 warning 29
// expect: 1301 warning 29
// expect: 1301 warning 29
// expect: 1301 warning 31
// expect: 1301 warning 31
// expect: 1301 warning 31
// expect-device: 1301 warning 24
// expect-device: 1301 warning 25
// expect-device: 1301 warning 25
// expect-device: 1301 warning 27
// expect-device: 1301 warning 27
// expect-device: 1301 warning 29
// expect-device: 1301 warning 29
// expect-device: 1301 warning 29
// expect-device: 1301 warning 31
// expect-device: 1301 warning 31
// expect-device: 1301 warning 31
// A friend of a class template that is no template, and is defined nowhere, is one function for each instance.
template<class T> struct A { friend void a(A, T); friend void b(A) {} friend void c(int); friend int d(A *) = delete; };
template<class T> struct B { friend B operator+(B, const B &); friend bool operator==(const B &, T); template<class U> friend void e(B, U); };
template<class T> void f(T);
template<class T> struct C { friend void f(C); friend void f<>(C *); friend void f<T>(T); struct I { friend T g(I); }; };
template<class T, int n> struct D;
template<class T> struct D<T, 1> { friend void h(D); friend __global__ void k(D); friend __device__ void l(D); };
template<> struct D<int, 2> { friend void i(D); };
namespace N { template<class T> struct E { typedef T t; friend t j(); friend void m(E &) noexcept; friend void *o(T *); }; }
