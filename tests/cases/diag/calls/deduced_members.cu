// expect: 20166 error 49
// expect: 20166 error 50
// expect: 20166 error 51
// expect: 20166 error 52
// expect: 20166 error 53
// expect: 20166 error 53
// expect: 20166 error 54
// expect: 20166 error 54
// expect: 174 warning 54
// expect: 20166 error 55
// expect: 20007 error 55
// expect: 20166 error 55
// expect: 20166 error 56
// expect: 20166 error 58
// expect: 20166 error 64
// expect: 20166 error 65
// expect: 20166 error 66
// expect: 20166 error 68
// expect: 20166 error 68
// expect: 174 warning 68
// expect: 20166 error 69
// expect: 20166 error 69
// expect: 20166 error 69
// expect: 20166 error 69
// expect: 174 warning 69
// expect: 20166 error 70
// expect: 20166 error 70
// expect: 20166 error 71
// expect: 20166 error 71
// expect: 20166 error 72
// expect: 20166 error 75
// expect: 20166 error 77
// expect: 20166 error 78
// expect: 20166 error 78
// expect: 174 warning 78
// expect: 20166 error 78
// expect: 174 warning 78
// expect: 20166 error 78
// expect: 174 warning 78
// expect: 20007 error 56
// expect: 20007 error 60
// expect: 20007 error 62
// expect: 20007 error 73
// expect: 20007 error 75
// flags: --c++17 --extended-lambda
struct S { template<class T> __device__ auto n(T t) { return t; } __device__ auto m() { return 1; } template<class T> static __device__ auto sn(T t) { return t; } template<class T> __device__ int p(T t) { return 1; } };
template<class T> __device__ auto fd(T t) { return t; }
__device__ auto dd() { return 1; }
void a() { auto p = &S::n<int>; }
void b() { auto p = &S::m; }
void c() { auto p = &S::sn<int>; }
void d() { decltype(&S::n<int>) p; }
void e(S s) { decltype(s.n(1)) x; }
void f(S s) { sizeof(s.n(1)); }
void g(S s) { s.n(1); }
template<class T> void h(S s, T t) { s.n(t); }
template void h(S, int);
template<class T> void i(S s, T t) { decltype(s.n(t)) x; }
template void i(S, int);
template<class T> void j(T s) { s.n(1); }
template void j(S);
template<class T> void k(T s) { s.template n<int>(1); }
template void k(S);
void l() { auto p = fd<int>; }
void m() { auto p = &fd<int>; }
template<class T> void n(T t) { auto p = &S::n<T>; }
template void n(int);
void o(S s) { noexcept(s.n(1)); }
void q(S s) { decltype(S::sn(1)) x; sizeof(S::sn(1)); }
int r = sizeof(S::sn(1));
using R = decltype(S().n(1));
auto v = &S::n<int>;
template<class T> void w(T t) { fd(t); decltype(fd(t)) x; }
template void w(int);
template<class T> void x(S* s, T t) { s->n(t); }
template void x(S*, int);
template<class T> void x2(S* s, T t) { s->n(t); }
void y() { sizeof(S().n(1)); sizeof(fd(1)); sizeof(dd()); }
