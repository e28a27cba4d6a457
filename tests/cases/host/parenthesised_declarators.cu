// names in parentheses behind their types: functions with them, members, unnamed namespaces
namespace { int hid = 1; template <class T> struct hs { enum { v = 3 }; static int f(); }; inline namespace inl { int deep = 2; template <int N> constexpr int vt = N; } namespace { int deeper = 3; } }
int early = hs<int>::v < 4, other = vt<3> + deep, third = deeper < hid, arr[vt<2>] = {hs<char>::v};
template <class T> int hs<T>::f() { return deep + vt<5>; }
namespace out { namespace { template <class T> struct q { T m; }; } q<int> made{3}; inline int use(q<int> x = q<int>{1}) { return x.m; } }
using out::q;
q<long> ql;
namespace al = out;
al::q<int> (alq), *(alp) = &alq, (&alr) = alq;
int sum(int (a)[3], int (*b)[3], int (&c)[3], int (*d)(int), int (&e)(int), int (*(f))(int (x)), int ((g)), int (*const (h)), unsigned (i)) { return a[0] + (*b)[0] + c[0] + d(1) + e(1) + f(1) + g + *h + i; }
int id(int (x)) { return x; }
struct S { int (a), (*b), (c) = 3; static int (e); int (f)() const; int (*(g)()); int (&(h))(int) = id; S (*next)(S (x)); friend int (fr)(S (s)); explicit S(int (x)) : a(x) {} };
int (S::e) = 4; int (S::f)() const { return a + c; } int (*(S::g)()) { return &a; } int (fr)(S (s)) { return s.a; }
template <class T, int (N) = 3, T (*F)(T (x)) = nullptr, class... U> struct tt { T (m)[N]; T (get)(U (...u)) { return m[0]; } template <class V> V (conv)(V (v)) { return v; } };
__global__ void (kern)(int (*p), int (n)) { int (loc) = n, (*lp) = &loc; __shared__ int (sh)[3], (shs); sh[0] = 1; shs = *lp; *p = loc + sh[0] + shs; }
__device__ int (dv) = 3, (*dp) = &dv; __constant__ int (ca)[2] = {1, 2}; __managed__ int (mv);
__device__ int (df)(int (x)) { return x + dv + ca[0] + *dp + mv; }
auto (lam) = [](int (x), auto (y)) { return x + y; };
int main() { S s(3); tt<int> t{}; int (a)[3] = {1, 2, 3}; for (int (i) = 0; i < 2; ++i) early += i; if (int (z) = 3) early += z; while (int (w) = 0) early += w; kern<<<1, 1>>>(nullptr, 1); try { throw 1; } catch (int (ex)) { early += ex; } catch (S (&es)) { early += es.a; }
  return sum(a, &a, a, id, id, id, 1, &early, 2) + hs<int>::f() + other + third + out::use() + lam(1, 2) + (s.f)() + *s.g() + fr(s) + t.conv(3) + alr.m + arr[0] + (int)sizeof(int (*(*)(int (x)))(int (y))); }
