// flags: --c++17
// A name that nothing declares is an operand in parentheses, never the type of a cast: what it lacks is told of.
// expect: 20 error 52
// expect: 65 error 52
// expect: 20 error 53
// expect: 65 error 53
// expect: 20 error 54
// expect: 20 error 55
// expect: 20 error 56
// expect: 65 error 56
// expect: 20 error 57
// expect: 29 error 57
// expect: 65 error 57
// expect: 20 error 58
// expect: 29 error 58
// expect: 20 error 59
// expect: 29 error 59
// expect: 20 error 60
// expect: 65 error 60
// expect: 20 error 61
// expect: 65 error 61
// expect: 20 error 62
// expect: 18 error 62
// expect: 65 error 62
// expect: 20 error 63
// expect: 29 error 63
// expect: 18 error 63
// expect: 20 error 64
// expect: 18 error 64
// expect: 20 error 65
// expect: 18 error 65
// expect: 20 error 66
// expect: 29 error 66
// expect: 18 error 66
// expect: 29 error 66
// expect: 18 error 66
// expect: 20 error 67
// expect: 18 error 67
// expect: 65 error 67
// expect: 20 error 68
// expect: 29 error 68
// expect: 65 error 68
// expect: 20 error 69
// expect: 29 error 69
// expect: 65 error 69
// expect: 29 error 70
// expect: 29 error 70
// expect: 20 error 71
// expect: 65 error 71
// expect: 20 error 71
int f(int);
void a(int x) { x = (itn)x; }
void b(int x) { x = (itn)1; }
void c(int x) { x = (itn)(x); }
void d(int x) { x = (itn)-x; }
void e(int x) { x = (itn)!x; }
void g(int *x) { x = (itn *)x; }
void h(int *x) { x = (itn *)&x; }
void i(void *x) { void **p = (itn **)&x; (void)p; }
void j(int x) { x = (itn)sizeof(x); }
void k(int x) { x = (itn)f(x); }
void l(int x) { x = (itn const)x; }
void m(int x) { x = f((itn *)x); }
void n(int x) { f((itn)x); }
void o(int x) { f((itn)x, 1); }
void p(int x) { x = f((flaot *)x) + f((flaot *)x); }
void q(int x) { x = (unsinged int)x; }
template <class T> void r(T x) { x = (itn *)x; }
struct S { void s(int x) { x = (itn *)x; } int later; };
int t(int x, int y) { x += const y; return volatile x; }
void u(int x) { then const int z = 1; x = z; }
