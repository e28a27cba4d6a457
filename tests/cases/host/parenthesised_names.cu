// names in parentheses: of parameters, variables, members, with attributes behind them, beside types in parentheses
typedef int T; typedef double D;
struct A { A(T); A(D); A(A const &); int a; void m(T (D)); };
struct B { B(); B(T (D)); explicit B(T *); friend int fb(T (D)); int v; };
template <class R, class P> struct F { F(R (P)); R call(R (P), P); R (*p)(P); };
template <class R, class P> F<R, P>::F(R (f)(P)) : p(f) {}
template <class R, class P> R F<R, P>::call(R (P), P x) { return p(x); }
int g(T (D)) { return 1; }
int g2(int (x), int (T)) { return x; }
int dd(double x) { return x; }
template <class P> int two(P (P), int (P));
A::A(T) {} A::A(D) {}
int test() { B b(dd); F<int, double> f(dd); return g(dd) + g2(1, [](int x) { return x; }) + f.call(dd, 3.0) + A(3).a; }
B::B(T (D)) {}
static A (a1)(3), (a2)(2.5);
extern T (gx); T (gx);
inline T fi(T (x)) { return x; }
constexpr T (cx) = 4, (*cp) = nullptr, (ca)[2] = {1, 2};
namespace n { struct S {}; typedef S U; S (s); U (u); int f(S (x), U (y), S (U)); }
n::S (ns); n::U (nu); const n::S (nc){};
void tw(n::S (x), const n::U (&r), T (...), T (y)(T), T (z)(T (zz)));
int w = sizeof(cx) + sizeof(ca) + (sizeof ns) + sizeof(nu);
template <T (N)> struct V { T (m); static T (sm); static constexpr T (sc) = N; };
template <T (N)> T (V<N>::sm) = N;
int z = V<3>().m + V<4>::sm + V<3>::sc;
template <class Q> struct Y : Q { typedef Q type; Y(Q (q)); void f(Q (q), int (type)) { this->h(q); } };
namespace attributed {
__device__ int da0;
int (a __device__);
int (b __device__) = 3;
int (*c __device__);
int d __device__;
int (e __device__)[3];
int ((g __constant__));
T (h __device__);
template <class U> struct W { U m; };
W<int> (w __device__);
__global__ void k(int *p) { *p = a + b + *c + d + e[0] + g + h + w.m; __shared__ int s; int (t __shared__); t = 3; s = t; *p += s;}
struct S { int a; } (f);
struct S2 { int a; } (f2 __device__);
__global__ void k2(int *p) { *p = f2.a; }
int u() { return f.a; }
}
namespace more {
template <class U> struct W { typedef U type; };
int f1(T (x)) { return x; }
int f2(int (x)) { return x; }
int f3(T (*x), T (&y)) { return *x + y; }
int f4(T ((x))) { return x; }
int f5(T (x)[3]) { return x[0]; }
int f6(T (x) = 3) { return x; }
int f7(const T (x)) { return x; }
int f8(W<int> (x)) { return sizeof x; }
int f9(W<int>::type (x)) { return x; }
template <class U> U f10(U (x)) { return x; }
template <class U> U f11(typename W<U>::type (x)) { return x; }
struct S { S(T (x)) : m(x) {} int m; int g(T (y)) { return y + m; } int h(T (y)); };
int S::h(T (y)) { return y; }
struct Q { int a; } (q1);
struct Q2 { int a; } (*q2), (q3);
int (fv)(T (x)) { return x; }
auto l = [](T (x)) { return x; };
T (gv);
T (gv2) = 3;
T ((gv3)), (gv4);
int use() { T (loc); T (loc2) = 3; T (loc3)(4); loc = loc2; S (s)(3); return gv + gv2 + gv3 + q1.a + q3.a + loc + l(3) + s.m + loc3 + q2->a + f10(3) + f11<int>(3); }
__global__ void k(T (x), T (*p)) { *p = x; }
__device__ int d(T (x)) { return x; }
struct fwd;
int ff(fwd (x));
int fg(T (x), T (y)) { return x + y; }
int fh(T (x)) noexcept;
int fh(T (x)) noexcept { return x; }
}
int main() { return test() + more::use() > 0 ? 0 : 1; }
