// expect: 20007 error 13
// expect: 20166 error 13
// expect: 20007 error 15
// expect: 20007 error 16
// expect: 20007 error 17
// expect: 20007 error 17
// expect: 20007 error 13
// expect: 20007 error 13
// expect: 20007 error 13
// expect: 20007 error 13
struct S { __device__ auto m() { return 1; } template<class T> __device__ auto n(T x) { return x; } static __device__ auto o() { return 1; } };
template<class T> __device__ auto a(T x) { return x; }
template<class T> void u(T t) { t.m(); t.n(1); T::o(); a(t); a(1); }
template void u(S);
template<class T> auto v(T t) { t.m(); return 1; }
template<class T> constexpr int w(T t) { a(t); return 1; }
void f(S s) { v(s); w(s); auto l = [](auto x) { x.m(); x.n(1); }; l(s); }
