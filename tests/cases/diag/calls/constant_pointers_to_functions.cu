// expect: 20007 error 34
// expect: 20007 error 35
// expect: 20007 error 36
// expect: 20007 error 38
// expect: 20007 error 39
// expect: 20007 error 40
// expect: 20007 error 42
// expect: 20007 error 45
// expect: 20007 error 46
// expect: 20007 error 47
// expect: 20007 error 48
// expect: 20007 error 49
// expect: 20007 error 51
// expect: 20007 error 52
// expect: 20007 error 53
// expect: 20007 error 58
// expect: 20007 error 60
// expect: 20007 error 60
// expect: 20007 error 62
// expect: 20007 error 63
// expect: 20007 error 63
// expect: 20007 error 65
// expect: 20007 error 69
// expect: 20007 error 69
// expect: 20007 error 69
// expect: 20005 error 71
// expect: 20005 error 71
__device__ void d(); __device__ int e(int); struct S { __device__ static int s(); __device__ int m(); static constexpr int (*sp)(int) = e; static int (*const sq)(int); }; int (*const S::sq)(int) = e;
constexpr void (*gp)() = d; void (*const gq)() = &d; const auto ga = e; void (&gr)() = d; template<class T> constexpr T tv = e; int h(int); constexpr int (*hp)(int) = h;
using F = int (*)(int); constexpr F tab[] = {e, e}; struct W { F f; }; constexpr W w = {e}; enum { A };
struct C { constexpr operator F() const { return e; } };
constexpr F pick() { return e; }
void f() {
gp();
gq();
ga(1);
gr();
S::sp(1);
S::sq(2);
tv<F>(3);
hp(1);
(gp)();
(*gp)();
(**gp)();
(+d)();
(+e)(1);
(&d)();
(+S::s)();
(+&S::s)();
tab[0](1);
w.f(1);
C()(1);
pick()(1);
(+[]() {})();
static_cast<void (*)()>(d)();
((void (*)())d)();
void (*const lp)() = d;
lp();
const F lc = e, ld = lc;
lc(1); ld(1);
constexpr F le = ld;
le(1);
auto lam = [] { gp(); S::sp(1); };
static const F sc = e;
sc(1);
void (*np)() = d; np();
constexpr int (S::*mp)() = &S::m;
(S().*mp)();
int i = S::sp(2) + le(e(1));
}
__host__ __device__ void hd() { gp(); (+d)(); }
__device__ void dv() { gp(); hp(1); }
__host__ int dd(); constexpr int (*gg)() = dd; struct WW { int (*f)(); }; constexpr WW ww = {dd}; constexpr int c() { return 1; } constexpr int (*gc)() = c;
__device__ int ff() { gg(); (+dd)(); ww.f(); constexpr int (*lp)() = dd; lp(); const auto q = dd; return q(); }
__host__ __device__ int hdd() { gg(); (+dd)(); ww.f(); return 1; }
__global__ void k() { gg(); (gg)(); }
