// expect: 20 error 40
// expect: 20 error 41
// expect: 20 error 41
// expect: 20 error 41
// expect: 20 error 41
// expect: 20 error 42
// expect: 20 error 42
// expect: 20 error 43
// expect: 20 error 43
// expect: 20 error 44
// expect: 20 error 44
// expect: 20 error 45
// expect: 20 error 45
// expect: 20 error 46
// expect: 20 error 47
// expect: 20 error 48
// expect: 20 error 48
// expect: 20 error 49
// expect: 20 error 49
// expect-device: 20 error 40
// expect-device: 20 error 41
// expect-device: 20 error 41
// expect-device: 20 error 41
// expect-device: 20 error 41
// expect-device: 177 warning 41
// expect-device: 20 error 42
// expect-device: 20 error 42
// expect-device: 20 error 43
// expect-device: 20 error 43
// expect-device: 20 error 44
// expect-device: 20 error 44
// expect-device: 20 error 45
// expect-device: 20 error 45
// expect-device: 20 error 48
// expect-device: 20 error 48
// expect-device: 20 error 49
// expect-device: 20 error 49
// expect-device: 177 warning 50
// Members, parameters and variables of other functions are undefined where their scopes are not.
struct S { int m; int *q; void f(int); static int s; int g() { return local++; } };
void a() { int local = 1; f(1); m += 2; q[1] = 2; q->x = 1; ++m; s++; }
void b(int p) { local = p; if (m >= 2) p = m ? m : m; }
int c(int n) { switch (n) { case 1: return m * 2; default: m = 3; } return 2 * m; }
int d(int n) { for (int a : local) n += a; return n << m; }
__global__ void k(int *out) { out[p] = m; }
template <class T> T t(T x) { return x + m; }
template <class T> struct Q { T r() { return q + local; } T q; };
int e() { return p ? 1 : q; }
void h(int depth) { for (int i = 0; i < 3; ++i) ; i = 3; k<<<1, 1>>>(out); }
void i() { asm goto("" : : : : there); there: ; unsigned long o = __builtin_offsetof(S, m); int fm(int(local)); }
struct E : S { int j() { return m + s; } };
