// expect: 20007 error 14
// expect: 20007 error 14
// expect: 20007 error 14
// expect: 20007 error 14
// expect: 20007 error 14
// expect: 20007 error 14
// expect: 20007 error 14
// expect: 20007 error 14
// expect: 20007 error 14
// expect: 20007 error 14
// expect: 20007 error 14
// expect: 20007 error 14
struct A { __device__ int c() const; };
template<class T, int N> auto t() { return T().c(); }
int a = t<A, 1>();
decltype(t<A, 2>()) b;
int c = sizeof(t<A, 3>());
struct S { int c = t<A, 4>(); decltype(t<A, 5>()) d; };
void g(int x = t<A, 6>());
auto p = &t<A, 7>;
int (*q)() = t<A, 8>;
using U = decltype(t<A, 9>());
template<class T> void f(decltype(t<T, 10>())) {}
auto h() -> decltype(t<A, 11>());
bool z = noexcept(t<A, 12>());
__device__ int dv = t<A, 13>();
