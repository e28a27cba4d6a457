// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20005 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect: 20006 error 64
// expect-device: 177 warning 73
// expect-device: 20060 error 75
// expect-device: 20060 error 83
// expect-device: 177 warning 83
// expect-device: 177 warning 84
// expect-device: 177 warning 84
// expect-device: 177 warning 85
// expect-device: 177 warning 88
// expect-device: 177 warning 89
// expect-device: 177 warning 90
// expect-device: 20094 warning 91
// flags: --c++17
// What keeps a lambda from being constexpr: variables that are static, of no literal type, or without a value.
template <class F> __host__ __device__ auto hd(F f) { return f(1); }
struct N { int v; __device__ N(int); __device__ ~N(); };
__device__ int g(int);
struct T { int x; __host__ __device__ T() {} };
struct Q { int x; };
struct M { int x = 1; };
__device__ void h(int *o) {
  hd([=](int i) { return o[i] = 1; });
  hd([=](int i) { static int s = 0; return o[i] = 1 + s; });
  hd([=](int i) { int u; return o[i] = 1; });
  hd([=](int i) { goto x; x: return o[i] = 1; });
  hd([=](int i) { try { } catch (...) {} return o[i] = 1; });
  hd([=](int i) { asm(""); return o[i] = 1; });
  hd([=](int i) { return g(i); });
  hd([=](int i) { N n(2); return i; });
  hd([=](N n) { return 1; });
  hd([=](int i) { [] { static int q = 1; return q; }(); return 1; });
  hd([=](int i) { if (i) return 1; else { int k; k = 2; return k; } });
  hd([=](int i) { struct L { N n; int f() { static int y; return y; } }; return 1; });
  hd([=](int i) { N *n = new N(2); N &r = *n; delete n; throw 1; return 1; });
  hd([=](int i) { for (int k; i < 2; ) i++; int a[3]; return 1; });
  hd([=](int i) { int a[3] = {}; return 1; });
  hd([=](int i) { N b[1] = {2}; return 1; });
  hd([=](int i) { T t; return 1; });
  hd([=](int i) { Q t; return 1; });
  hd([=](int i) { M t; return 1; });
  hd([=](int i) { Q t{}; return 1; });
  hd([=](int i) { extern int e; return e; });
  hd([=](int i) { static const int e = 2; return e; });
  hd([=](int i) { using X = N; typedef N Y; return sizeof(X); });
  hd([=](int i) { volatile int v = 1; return v; });
  hd([n = N(2)](int i) { return 1; });
}
