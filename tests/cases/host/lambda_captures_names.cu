// flags: --extended-lambda
// implicit captures: what a name means decides, not how it is spelt
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
#include <new>
namespace lib { __host__ __device__ inline int a(int v) { return v; } struct Type { int a, b; }; const int limit = 9; }
struct Agg { int a, b; };
template <int N> __host__ __device__ int times(int v) { return N * v; }
template <class T> __host__ __device__ T as(T v) { return v; }
__host__ __device__ int reg(int v) { return v; }
void host(int a, int b, int c, Agg agg, int *p) {
  const int n = 4; static const int st = 5; enum { e1 = 1, e2 }; typedef int word; extern int elsewhere; int arr[3] = {1, 2, 3}; int Agg::*pm = &Agg::b; struct Loc { int c; };
  kernel<<<1, 1>>>([=] __device__ (int i) { Agg g{b, 1}; return g.a + agg.b; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return lib::a(b) + lib::limit; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { using namespace lib; return c + limit; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { using lib::limit; lib::Type t{c, b}; return t.a + limit; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return times<n>(a) + times<e2>(b); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return word(a) + int(b) + (word)c; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { typedef long a; a x = b; return (int)x; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { auto [a, b] = Agg{c, i}; return a + b; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { int s = 0; for (int b : arr) s += b; for (auto &&x : arr) s -= x; return s + a; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { goto a; a: return b; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return agg.*pm + (&agg)->*pm; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { alignas(8) char buf[8]; Agg *q = new (buf) Agg{b, a}; return q->a; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) mutable { int s = 0; while (int z = a--) s += z; do { int b = 2; s += b; } while (s < b); return s; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { int r; asm("add.s32 %0, %1, %2;" : "=r"(r) : "r"(b), "r"(a)); return r; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { struct In { int v; __device__ int f(int a) const { return v + a; } }; return In{b}.f(i); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { auto f = [](int a) { return a; }; return f(c); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { auto f = [&](auto x) { return x + b + a; }; return f(c); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { auto f = [a = b](int c) { return a + c; }; return f(i); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return st + e1 + as<decltype(b)>(a); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { int x = reg(b); { int b = a; x += b; } return x; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { int (*f)(int a) = reg; return f(c); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { int reg(int b); return ::reg(a); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { if (int a = i; a > b) return a; else return c - a; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { switch (int b = i; b) { case n: return b; case e2: { int c = 2; return c; } default: return c; } }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { Loc c = {a}; return c.c; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return (a < b) > c ? b : a; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { int x(b), y{a}, z = (c); return x + y + z; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { const int *q = &arr[0]; return *q + c; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return b, a; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return static_cast<int>(c) + reinterpret_cast<const int &>(b); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return sizeof(int[n]) + sizeof a + b; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return noexcept(reg(c)) ? b : a; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { return i < n ? arr[i] : arr[n - 2]; }, p);
}
