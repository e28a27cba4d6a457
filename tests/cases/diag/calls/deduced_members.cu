// expect: 20166 error 21
// expect: 20166 error 22
// expect: 20166 error 23
// expect: 20166 error 24
// expect: 20166 error 25
// expect: 20166 error 26
// expect: 20166 error 27
// expect: 20166 error 28
// expect: 20166 error 29
// expect: 20166 error 30
// expect: 20166 error 31
// expect: 20166 error 33
// expect: 20166 error 34
// expect: 20166 error 35
// expect: 20166 error 35
// expect: 20166 error 36
// expect: 20166 error 37
// expect: 20166 error 38
struct S { __device__ auto m() { return 1; } static __device__ decltype(auto) s() { return 2.0; } __device__ auto operator+(int) { return 3; } __device__ auto operator()(int) { return 1; } };
extern S es;
struct T { decltype(S().m()) y; };
int b[sizeof(S().m())];
enum Q { q = sizeof(es.m()) };
static_assert(sizeof(S().m()) == 4, "");
using C = decltype(S().m());
typedef decltype(((S *)0)->m()) D;
extern decltype(es.m()) E2;
decltype(S::s()) f;
decltype(es + 1) g;
decltype(es(1)) i;
auto hh() -> decltype(S().m());
template <class T> auto tt(T x) -> decltype(x.m());
template <class T> void ff(decltype(S().m()) q);
template <class T> struct W { decltype(S().m()) a; decltype(T().m()) b; };
void fn(decltype(es.m()) p) noexcept(noexcept(es.m())) {}
__device__ void dd(decltype(es.m()) p) {}
__device__ decltype(es.m()) dv;
int hfun() { tt(es); return sizeof(es + 1); }
