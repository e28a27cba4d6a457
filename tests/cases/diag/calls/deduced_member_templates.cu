// expect: 20166 error 40
// expect: 20166 error 41
// expect: 20166 error 42
// expect: 20166 error 43
// expect: 20166 error 45
// expect: 20166 error 47
// expect: 20166 error 48
// expect: 20166 error 49
// expect: 20166 error 50
// expect: 20166 error 50
// expect: 20166 error 52
// expect: 20166 error 52
// expect: 20166 error 53
// expect: 20166 error 53
// expect: 20166 error 53
// expect: 20166 error 53
// expect: 20166 error 54
// expect: 20007 error 54
// expect: 20166 error 54
// expect: 20166 error 54
// expect: 20007 error 54
// expect: 20166 error 54
// expect: 20166 error 54
// expect: 20166 error 57
// expect: 20166 error 57
// expect: 20007 error 57
// expect: 20166 error 59
// expect: 20166 error 59
// expect: 20166 error 59
// expect: 20166 error 59
// expect: 20166 error 59
// expect: 20166 error 59
// expect: 20166 error 59
// flags: --c++17 --extended-lambda
struct S { template<class T> __device__ auto n(T t) { return t; } __device__ auto m() { return 1; } template<class T> static __device__ auto sn(T t) { return t; } template<class T> __device__ int p(T t) { return 1; } __device__ auto over(int) { return 1; } __device__ auto over(float) { return 1; } template<class T> __device__ auto pk() { return T(); } };
template<class T> __device__ auto fd(T t) { return t; }
template<class T> __device__ auto ov(T t) { return t; }
template<class T> __device__ auto ov(T* t) { return t; }
namespace N { template<class T> __device__ auto nf(T t) { return t; } }
template<class T> void a(T t) { auto p = &fd<T>; }
template<class T> void b(T t) { auto p = fd<T>; }
template<class T> void c(T t) { auto p = &S::sn<T>; }
template<class T> void d(T t) { auto p = &N::nf<T>; }
template<class T> void e(S s, T t) { s.over(t); }
template<class T> void f(S s, T t) { s.sn(t); }
template<class T> void h(S* s, T t) { s->over(t); s->p(t); }
template<class T> void i(S& s, T t) { s.n(t); }
template<class T> void j(S s, T t) { s.template n<T>(t); }
template<class T> void k(S s, T t) { s.template pk<T>(); }
template<class T> void l(S s, T t) { sizeof(s.n(t)); noexcept(s.n(t)); }
template<class T> __device__ void n(S s, T t) { s.n(t); auto p = &S::n<T>; }
template<class T> __host__ __device__ void o(S s, T t) { s.n(t); auto p = &S::n<T>; }
void r() { int (*f)(int) = &fd<int>; int (*g)(int) = fd; }
void s(S x) { (x.n<int>)(1); x.n<int>(2); (x.*&S::n<int>)(1); }
__global__ void w(S s) { s.n(1); auto p = &S::n<int>; }
template<class T> __global__ void x(S s, T t) { s.n(t); auto p = &S::n<T>; }
void y() { auto l = [](auto t) { S().n(t); auto p = &S::n<int>; }; l(1); }
void z() { auto l = [] __device__ (int t) { S().n(t); auto p = &S::n<int>; }; }
using A1 = decltype(&S::n<int>); using A2 = decltype(&S::m); using A3 = decltype(fd(1)); A3 a3; decltype(S().m()) a4; int a5 = sizeof(S().n(1)), a6 = sizeof(S().m());
