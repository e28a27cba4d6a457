// managed variables of every form, used in every place an expression can stand
#include <cstdio>
#include <vector>
struct S { int x; int f(int a) { return x + a; } int operator()(int a) { return a; } };
__managed__ int m = 3; __managed__ float a[4] = {1, 2, 3, 4}; __managed__ int *p; __managed__ int (*fp)(int); __managed__ S s, *sp = nullptr; __managed__ S sa[2];
namespace N { __managed__ double n = 2; namespace M { __managed__ int q; } inline namespace I { __managed__ int v; } } namespace Q = N::M; using N::n;
namespace { __managed__ int am; } static __managed__ int sm; extern "C" { __managed__ int cm; } __device__ __managed__ int dm = 4; __managed__ int open[] = {1, 2, 3};

__managed__ struct Named { int z; } named1, named2; alignas(64) __managed__ int aligned;
template <class T> T generic(T t) { return t + m; }
struct D { int q = m; int m2; D() : m2(m) {} int member(int m) { return m + ::m; } int m3() { struct L { int m; int g() { return m; } }; L l{m}; return l.g(); } };
int global = m; int with_default(int x = m, int y = sizeof(a)) { return x + y; } decltype((m)) alias = m; enum { size = sizeof(m) };
int shadow(int m) { { int m = 4; (void)m; } for (int m = 0; m < 2; m++) {} auto l = [](int m) { return m; }; return l(m); }
__host__ __device__ int both() { return m; }
__global__ void k(int *out, int n) { *out = m + n; }
__global__ void k2() { m = 4; a[1] = 2; }
int main()
{
    std::vector<int> v(m); for (float x : a) v.push_back((int)x); auto by_copy = [=] { return m + (int)v.size(); }; auto init = [c = m] { return c; };
    k<<<m, 32 + m, open[1]>>>(&m, m); k2<<<1, dim3(m, 1)>>>(); cudaDeviceSynchronize();
    m++; --m; m += a[1]; p = &m; *p = open[m]; s.x = s.f(m) + s(3) + sa[1].x; sp = &s; sp->x = fp ? fp(m) : m ? am : sm;
    if (int local = m) cm = local; while (m > 10) m--; switch (m) { case 1: return 1; default: break; }
    printf("%d %f %d %d %d\n", m, N::n + n + ::N::n, Q::q + N::v + N::I::v, 0, generic(3) + shadow(m) + by_copy() + init() + both());
    return with_default() + D().q + alias + global + size + cm + dm + named1.z + named2.z + aligned + static_cast<int>(m) + int(m) + D().member(3) + D().m3();
}
