// expect: 20007 error 57
// expect: 20 error 57
// expect: 20 error 58
// expect: 20007 error 58
// expect: 20007 error 59
// expect: 304 error 59
// expect: 304 error 59
// expect: 20007 error 59
// expect: 304 error 60
// expect: 20007 error 60
// expect: 20007 error 61
// expect: 135 error 61
// expect: 135 error 61
// expect: 20007 error 61
// expect: 20007 error 61
// expect: 135 error 61
// expect: 20007 error 62
// expect: 349 error 62
// expect: 20007 error 62
// expect: 349 error 62
// expect: 20007 error 62
// expect: 20007 error 62
// expect: 75 error 62
// expect: 135 error 63
// expect: 20007 error 63
// expect: 20007 error 63
// expect: 20007 error 63
// expect: 349 error 63
// expect: 20091 warning 63
// expect: 20092 warning 63
// expect: 20007 error 63
// expect: 349 error 63
// expect: 20007 error 64
// expect: 20 error 64
// expect: 20007 error 64
// expect: 304 error 64
// expect: 20007 error 64
// expect: 109 error 64
// expect: 20007 error 64
// expect: 413 error 64
// expect: 20007 error 64
// expect: 413 error 64
// expect: 20007 error 64
// expect: 20007 error 65
// expect: 304 error 65
// expect: 20007 error 65
// expect: 1767 error 65
// expect: 20 error 66
// expect: 20007 error 66
// expect: 20005 error 67
// expect: 349 error 67
// expect: 20005 error 67
// expect: 20005 error 67
// expect: 349 error 67
__device__ int d(); __device__ int v; void o(int); void o(char *); struct S { int m(int); int m(char *); };
struct F { int operator()(int) const; int operator()(double) const; template <class T> T operator()(T *) const; }; struct G { int operator()(int); };
int a() { return d() + nowhere; }
int b() { return nowhere + d() + v; }
void c() { o(d(), 1); o(1, 1), d(); }
int e(S s) { return s.m() + d() + v; }
int f(S s) { int r = d() + s.none; int q = s.none + d(), w = d(), x = s.none; return r + q + w + x; }
void g(S s) { s + d(); d() + s; d() + *d(); }
int h(S s) { if (s.none && d()) d(); while (d() + s) v++; return d() + s; }
void i(S s) { lost(d(), v); s.m(d(), v); s.m(d())(d()); int x = s; int y = d(), z = s, w = d(); }
int j(F t) { return *t((int *)nullptr, d()) + d() + G()(); }
int k(F t) { return sizeof(d()) + nowhere + noexcept(d()) + [] { return d(); }(); }
__host__ __device__ int l(S s) { return s + d() ? d() : s + d(); }
