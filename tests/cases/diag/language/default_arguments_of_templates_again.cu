// expect: 802 warning 15
// expect: 802 warning 18
// expect: 802 warning 20
// expect: 307 warning 20
// expect: 307 error 23
// expect: 307 error 23
// expect: 802 warning 24
// expect: 307 warning 24
// expect: 307 error 24
// expect: 307 warning 26
// expect: 307 error 28
// expect: 307 warning 30
// Default arguments of templates are given once.
template <typename T> void f1(T t, int n);
template <typename T> void f1(T t, int n = 3);
template <typename T> void f1(T t, int n) { }
template <typename T> void f2(T t, int n);
template <typename T> void f2(T t, int n = 3) { }
template <typename T> void f3(T t = 1, int n = 2);
template <typename T> void f3(T t = 1, int n = 2) { }
template <typename T, typename U = int> void f4();
template <typename T = int, typename U> void f4();
template <typename T = int, typename U = int> void f4() { }
namespace N { template <typename T> void g(T t = 0); template <typename T> void g(T t = 0) { } template <typename T = int> struct C; template <typename T = int> struct C { }; }
struct S { template <typename T> void m(T t = 0); template <typename T = int> void k(); template <typename T = int> struct In; };
template <typename T> void S::m(T t = 0) { }
template <typename T> struct D { void m(int n = 0); void k(int n); template <typename U> void z(U u = 0); };
template <typename T> void D<T>::m(int n = 0) { }
template <typename T> void D<T>::k(int n = 0) { }
template <typename T> template <typename U> void D<T>::z(U u = 0) { }
