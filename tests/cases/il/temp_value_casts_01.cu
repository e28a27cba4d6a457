// c++17
typedef unsigned long sz; typedef int I32; typedef sz *IP; typedef float F; typedef bool B; typedef const sz csz; typedef signed long SL;
enum E { e0 }; typedef E EE;
template <class U> void g(U);
template <int N, class T, T t, sz *p, int *q> sz f(T a) {
  const I32 b = sizeof(T);
  g((sz)N); g(static_cast<sz>(N)); g(sz{N}); g((sz)b); g((sz)t); g((sz)T::v); g((sz)(b + 1)); g((EE)N); g((const sz)N); g((SL)N);
  g((IP)N); g((IP)p); g((IP)q); g((F)N); g((B)N); g((csz)N); g((const I32)b); g((sz *)p); g((void *)p); g((IP)0); g((B)b && (B)N);
  g(sz(N)); g(unsigned(N)); g(F(b)); g(sz(2.5)); g(unsigned(3)); g(sz(b) * 2);
  const sz c = (sz)b * sizeof(T); const sz d = b; const sz h = b * 2; const sz j = (sz)T::v; sz l = (sz)b; sz n = N; sz o = (sz)N + 1; const EE r = (EE)b;
  const int m2 = (sz)b * 2; constexpr sz m3 = N * 2; const auto m4 = (sz)b; const IP ip = (IP)p; const F ff = b; const B bb = b; const SL sl = N; signed int si = (SL)b;
  sz ar[(sz)b]; g((sz)3 * b); g(b < (sz)3); g(c * (sz)d); g(b ? (sz)b : (sz)N); g(!(sz)b); g(sl + (signed short)N); g(si);
  l = b; l += (sz)b; switch ((sz)N) { case (sz)b: ; } static const sz st = b; for (sz i = b; i < (sz)b; i += b) g(a[i]);
  sz arr[] = {(sz)b, b, N}; struct L { sz m; } l2 = {b}; new sz(b); new sz[(sz)b];
  if (b) return b * 2;
  return (sz)N;
}
template <class T> sz h(sz z = sizeof(T) / (sz)2) { const int b = sizeof(T); return (sz)b * 4; }
void s(SL l, signed int i) { (signed)l; i; l; (signed char)i; }
