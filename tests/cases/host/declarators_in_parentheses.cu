// flags: -std=c++17
// names of functions, variables and members in parentheses
struct T { int v; T(int q) : v(q) {} operator int() const { return v; } }; typedef int I; typedef int (*FP)(int); struct fpp { int (*(fp))(int) = nullptr; };
template <class X> constexpr X (smaller)(X a, X b) { return a < b ? a : b; }
struct lim { static constexpr int (max)() noexcept { return 7; } template <class Q> static Q (lowest)(Q q) { return q; } int (arr)[3] = {1, 2, 3}; T (fld); lim() : fld(1) {} T (get)(int q) { return T(q); } };
int (two)(T x, I y) { T (z)(x); int (w)[2] = {1, 2}; I (v)(4); return (int)z + y + w[0] + v; }
int ((deep))(int q) { return q; }
__global__ void (kern)(int *p, int n) { int (q)(n); *p = q; }
static __device__ __host__ int (hd)(int x) { return (smaller)(x, 3); }
int f() { kern<<<1, 1>>>(nullptr, 2); return two(1, 2) + (smaller)(1, 2) + lim::max() + lim::lowest(3) + lim().get(2).v + deep(3) + hd(2); }
int (w) = 3; T (u)(4); static I (s1) = 1, (s2) = 5; extern int (ex); I (un);
struct c { T (a); I (b), (d) = 2; static I (e); c() : a(1), b(3) {} };
I c::e; namespace n { const int (k) = 2; T (g)(3); typedef int (J); typedef T (&R); }
template <class Q> struct member { Q (x); member(Q q) : x(q) {} member<Q> (*f)(int); member(*p2)(int); };
int g() { T (l)(2); I (r) = 1; n::J j = 2; n::R ref = u; member<int> t(3); return w + u.v + s1 + s2 + c().a.v + c().d + c::e + n::k + n::g.v + l.v + r + j + ref.v + t.x; }
