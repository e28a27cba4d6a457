// expect: 20007 error 16
// expect: 20007 error 16
// expect: 20007 error 16
// expect: 20007 error 16
// expect: 20007 error 16
// expect: 20007 error 16
// expect: 20007 error 16
// expect: 20007 error 16
// expect: 20007 error 16
// expect: 20007 error 16
// expect: 20007 error 16
template <class... P> __device__ int a(P *...); template <class P, class... Q> __device__ void b(P, Q...); template <class... P> __device__ void c(int, P &&..., ...);
struct S { template <class... P> __device__ S(P...); template <class... P> __device__ void m(P...) const; };
template <class... P> struct V { __device__ void f(P...); template <class... Q> __device__ static void g(P..., Q *...); };
template <class T> __device__ void z(T...);
void f() { a(); int i; a(&i, &i); b(1); b(1, 2); b(1, 2, 3); c(1, 2); S s(1, 2); s.m(1); s.m(); V<int, char> v; v.f(1, 'c'); z(1, 2); }
