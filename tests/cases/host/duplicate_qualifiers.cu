// qualifiers written twice, and qualifiers of references: kernels, device, host and host-device code, all declarators
#include <cstdio>
#include <typeinfo>
template <class T> struct Box { typedef T type; T t; };
struct Plain { int x; };
const int const g1 = 1; int const const g2 = 2; const const int g3 = 3; volatile unsigned volatile g4; const int const *const const g5 = &g1;
const Plain const g6 = {1}; const struct Plain const g7 = {2}; const Box<int> const g8 = {3}; const ::Plain const g9[] = {{1}, {2}};
const unsigned const long const g10 = 4; const decltype(g2) const g11 = 5; const __typeof__(g1) const g12 = 6; static const char const *g13 = "x";
const __attribute__((aligned(16))) int const g14 = 7; const enum { e0 } const g15 = e0; const struct { int x; } const g16 = {1};
typedef const int const ci; using cj = const int const; using ck = int const const *; typedef const int T1; const T1 t1 = 1; T1 const t2 = 2;
__device__ const int const d1 = 1; __constant__ const float const d2[2] = {1, 2}; static __constant__ const int const d3[] = {1, 2, 3}; __managed__ volatile int volatile d4;
template <class T> __device__ const T const d5 = 1;
__device__ int df(const int const *p) { const int const y = *p; return y; }
template <class T> __host__ __device__ const T const *hd(const T const *p, T const const &q, const typename Box<T>::type const r) { const T const s = r; return s ? p : &q; }
__global__ void k1(const float const *p, const int const n, int *const const q, float *__restrict__ const __restrict__ r) { __shared__ volatile int volatile s[2]; static const int const c = 1; s[0] = n + c; *q = s[0]; *r = *p; }
template <class T> __global__ void k2(const T const *p, T const const x, const Box<const T const> const b) { const T const y = x; (void)y; }
template <> __global__ void k2<long>(const long const *p, const long const x, const Box<const long const> const b) {}
template <int const const N, class T = const int const> __global__ void k3(T const *p) { }
template __global__ void k2<char>(const char const *, char const, Box<const char const> const);
struct S {
  const int const m = 3; static const int const n = 4; const char const *s = "x"; const int const b : 3;
  S(const S const &) = default; S(int const const x) : b(x) {}
  int f() const const { return 1; } int g() volatile const volatile; const char const *name() const { return s; }
  operator const int const *() const { return &m; } friend const int const *h(S const const &s) { return &s.m; }
  template <class T> const T const &t(const T const &x) const { return x; }
};
int S::g() volatile const volatile { return 2; }
int S::*const const mp = nullptr; const int const (*fp)(const int const) = nullptr; const int const (&arr)[3] = {1, 2, 3};
int fref(int & const r, int && const s, int (& const a)[2], Box<int & const> *b) { auto & const x = r; auto && volatile y = s; return x + y + a[0] + (b != nullptr); }
template <class T> T & const pass(T & const x) { return static_cast<T & const>(x); }
auto lam = [](const int const *p, int & const r) -> const int const * { r = 1; return p; };
int operator&(Plain const &a, const Plain const &b) { return a.x & b.x; } bool operator&&(const Plain const &, const S const &) { return true; }
int host(const void *p) {
  int r = 0, a[2] = {1, 2}; for (const int const i : {1, 2}) r += i; for (auto & const i : a) r += i;
  try { throw (const int const)1; } catch (const int const &x) { r += x; }
  r += *(const int const *)p + *static_cast<int const const *>(p) + (int)sizeof(const long const) + typeid(const int const).before(typeid(volatile char volatile));
  delete new int const const(1); if (const int const z = r) r += z;
  return r + lam(a, r)[0] + fref(r, 2, a, nullptr) + pass(r);
}
int main() {
  k1<<<1, 1>>>(nullptr, 1, nullptr, nullptr); k2<int><<<1, 1>>>(nullptr, 1, {}); k2<long><<<1, 1>>>(nullptr, 1, {}); k3<2><<<1, 1>>>((int *)nullptr);
  int x = 5; const S const s(1); std::printf("%d %d %d %s\n", host(&x), *hd(&x, x, 1), s.f() + S::n + *h(s), s.name());
}
