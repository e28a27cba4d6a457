// expect: 20008 error 30
// expect: 20008 error 30
// expect: 20008 error 30
// expect: 20008 error 30
// expect: 20008 error 30
// expect: 20007 error 30
// expect: 20008 error 30
// expect: 20008 error 30
// expect: 20008 error 30
// expect: 20008 error 30
// expect: 20008 error 30
// expect: 20006 error 31
// expect: 20008 error 32
// expect: 20008 error 32
// expect: 20008 error 32
// expect: 20008 error 33
// expect: 20008 error 33
// expect: 20008 error 33
// expect: 20008 error 33
// expect: 20008 error 33
// expect-device: 177 warning 30
// expect-device: 177 warning 30
// expect-device: 177 warning 30
// expect-device: 20013 warning 31
// expect-device: 177 warning 33
// expect-device: 20017 error 34
// expect-device: 20017 error 34
template <int N> struct A { static constexpr int v = N; static void s(); }; __device__ constexpr int d() { return 1; } constexpr int h() { return 2; }
template <int N> void t() {} template <int N> __device__ void td() {} template <class T, int N = d()> void u(T) {}
void g() { t<d()>(); A<d()>(); A<d()>::s(); (void)(h() + d()); t<h()>(); td<d()>(); int q = A<d()>::v; (void)sizeof(int[d()]); int w = sizeof(A<d()>); u(1); auto l = [] { t<d()>(); }; return t<d()>(); }
__host__ __device__ void k() { t<d()>(); t<h()>(); }
template <class T> void tt(T x) { t<d()>(); t<sizeof(T) + d()>(); A<d()> a; u<T>(x); }
struct S { template <int N> void m(); }; void n(S s) { s.m<d()>(); (void)static_cast<A<d()> *>(nullptr); (void)(A<d()> *)0; int x = h() < d() && d() > (1); }
__device__ void e() { t<d()>(); td<h()>(); A<h()>(); }
