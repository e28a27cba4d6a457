// flags: -std=c++20 --extended-lambda
// using-enum-declarations in classes, namespaces, blocks and device code
namespace kinds_ {
struct s { enum p { one = 1, two }; enum class c { x = 5, y }; }; namespace n { enum class e { a = 7 }; enum q { three = 3 }; } typedef n::e E; using C = s::c;
struct t { using enum s::p; using enum C; int g() { return two + (int)y; } static constexpr int z = two; int arr[two]; enum { own = one + 10 }; }; namespace m1 { using enum s::p; using enum n::e; inline int h() { return one + (int)a; } } struct u : t { int k() { return two; } };
int sw(s::c v) { using enum s::c; switch (v) { case x: return 9; case y: { using enum n::q; return three; } } return 0; } int sw2(n::e v) { switch (v) { using enum E; case a: return 4; } return 0; }
auto lam() { using enum s::p; return [] { using enum n::q; return three + two; }(); } int lam2() { using enum s::c; auto f = [=](int q) { return q + (int)x; }; return f(1); } using enum n::q; using namespace m1; int glob = three + two;
template <class T> struct tt { using enum s::p; T f() { return T(two); } }; template <class T> int ft() { using enum s::c; return (int)x + T(); } struct en { enum class i { w = 4 }; using enum i; static int f() { return (int)w; } i v = w; };
int m() { return t().g() + t::z + m1::h() + m1::one + (int)t::x + u().k() + t().one + sw(s::c::y) + sw2(n::e::a) + lam() + lam2() + glob + tt<int>().f() + ft<int>() + en::f() + (int)en::w + t::own + (int)sizeof(t); }
}
namespace more_ {
namespace a { enum class col { red, green = 4 }; struct w { enum st { on = 1, off }; template <class T> struct d { enum class k { kk = sizeof(T) }; }; }; } namespace b { using enum a::col; using enum a::w::st; struct v { a::col c = red; int f(a::col x = green) { return x == green ? on : off; } }; } namespace bb = b; using namespace b; using b::red;
struct sp { using enum a::w::d<int>::k; int f() { return 4; } }; struct mem { enum E2 { m1 = 5 }; }; struct mem2 { using enum mem::E2; }; struct mem3 : mem2 { using mem2::m1; int q[m1]; };
template <class T> struct dep { using U = T; int f() { using enum a::w::st; return T::on + off; } template <int N> int g(); }; template <class T> template <int N> int dep<T>::g() { using enum a::col; return N + (int)green; }
int fs() { for (int i = 0; i < 2; i++) { using enum a::col; if (i) return (int)green; } return 0; } static_assert((int)b::green == 4); int df(a::w::st s = b::off) { return s; } enum class self { p, q = 3 }; inline int ops(self s) { using enum self; return s == p || s == q; }
int m() { return b::v().f() + (int)bb::green + (int)red + (int)green + on + sp().f() + (int)sizeof(mem3) + mem3::m1 + dep<a::w>().f() + dep<int>().g<3>() + fs() + df() + ops(self::q); }
}
namespace dev_ {
enum class op { add = 1, mul }; struct cfg { enum mode { fast = 2, slow }; }; namespace lib { struct k { using enum op; using enum cfg::mode; __device__ int f(op o) { switch (o) { case add: return fast; case mul: return slow; } return 0; } }; }
template <op O> __global__ void kern(int *p) { using enum op; if constexpr (O == add) *p = lib::k::fast; else *p = lib::k().f(mul); }
__global__ void k2(int *p, op o) { switch (o) { using enum op; case add: *p = 1; break; case mul: *p = 2; break; } auto l = [=] __device__ { using enum cfg::mode; *p = slow; }; l(); }
template <class F> __global__ void run(F f) { f(); }
void go(int *p) { using enum op; kern<add><<<1, 1>>>(p); kern<mul><<<1, 1>>>(p); k2<<<1, 1>>>(p, mul); using enum cfg::mode; run<<<1, 1>>>([=] __device__ { *p = fast + (int)mul; }); run<<<1, 1>>>([=] __host__ __device__ { (void)p; (void)slow; }); }
}
