// expect: 20166 error 21
// expect: 20166 error 23
// expect: 20166 error 30
// expect: 20166 error 48
// expect: 20166 error 49
// expect: 20166 error 50
// expect: 20007 error 51
// expect: 20166 error 51
// expect: 20166 error 53
// expect: 20166 error 53
// expect: 20166 error 55
// expect: 20166 error 56
// expect: 20166 error 57
// expect: 20166 error 59
// expect: 20166 error 60
// expect-device: 177 warning 43
// Functions with a deduced result in declarations of templates: a call without qualification that hangs on parameters
// waits for instances, of which nothing is told.
__device__ auto ad(int) { return 1.0f; }
template <class T, class U = decltype(ad(T()))> U g1(T);
template <class T, class U = decltype(ad(1))> U g2(T);
template <class T> auto g3(T t) -> decltype(ad(t));
template <class T> auto g4(T t) -> decltype(ad(1));
template <class T> void g5(T t) noexcept(noexcept(ad(t)));
template <class T> struct S7 { decltype(ad(T())) m; static const int n = sizeof(ad(T())); };
template <class T, int N = sizeof(ad(T()))> struct S8 {};
template <class T> using A9 = decltype(ad(T()));
template <class T, class U = decltype(ad(T(), 1))> struct S10 {};
template <class T> auto v11 = sizeof(ad(T()));
template <class T, class U = decltype(&ad)> struct S12 {};
template <class T, class = T> void g13(decltype(ad(T())) x);
template <class T> __device__ auto at(T) { return 1.0f; }
template <class T> struct S1 { decltype(ad(T())) m; };
S1<int> s1;
template <class T> struct S2 { static const int n = sizeof(ad(T())); };
int i2 = S2<int>::n;
template <class T> using A3 = decltype(ad(T()));
A3<int> a3;
template <class T> auto v24 = sizeof(ad(T()));
int i4 = v24<int>;
template <class T> auto g25(T t) -> decltype(ad(t)) { return 1; }
int i5 = g25(1);
template <class T> void g6(T t) { decltype(ad(t)) v; int n = sizeof(ad(T())); }
void h6() { g6(1); }
template void g6(long);
template <class T, int N = sizeof(ad(T()))> struct S28 {};
S28<int> s8;
template <class T> void g20(T t) { at(t); ad(t); at<T>(1); at<int>(t); &at<T>; }
template <class T> struct S21 { int f() { return sizeof(ad(T())) + sizeof(ad(1)); } int g() { return ad(n); } T n; };
template <class T> void g22(T t) noexcept(noexcept(ad(t)) && noexcept(ad(1)));
template <class T> void g23(T t) { int x = ad(1); auto l = [=] { return ad(t); }; auto l2 = [=] { return sizeof(ad(t)); }; }
template <class... T> void g15(T... t) { int n[] = {ad(t)...}; sizeof(ad(t...)); }
template <class T> void g16(T t) { typedef decltype(ad(t)) X; typedef decltype(ad(2)) Y; static_assert(sizeof(ad(T())) > 1, ""); auto z = &ad; }
struct M { static __device__ auto st(int) { return 3; } };
template <class T> __device__ auto m4(T t) -> decltype(M::st(t)) { return M::st(t); }
template <class T> __device__ auto m7(T t) -> decltype(M::st(1)) { return M::st(1); }
template <class T> __global__ void mk(T t, decltype(M::st(t)) x) {}
namespace n { __device__ auto f(int) { return 1; } }
template <class T> using MA = decltype(n::f(T()));
template <class T, class = decltype(n::f(T()))> __device__ void m8(T);
