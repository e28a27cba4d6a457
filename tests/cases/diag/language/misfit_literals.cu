// expect: 304 error 34
// expect: 304 error 34
// expect: 2464 warning 34
// expect: 304 error 34
// expect: 308 error 34
// expect: 308 error 34
// expect: 308 error 34
// expect: 308 error 34
// expect: 304 error 34
// expect: 308 error 34
// expect: 308 error 34
// expect: 308 error 34
// expect: 308 error 34
// expect: 308 error 34
// expect: 304 error 34
// expect: 304 error 34
// expect: 304 error 34
// expect: 304 error 34
// expect: 304 error 34
// expect: 120 error 35
// expect: 120 error 36
// expect: 120 error 37
// expect: 120 error 38
// expect: 120 error 39
// expect: 120 error 40
// expect: 120 error 43
// expect: 120 error 44
// expect: 120 error 45
// expect: 144 error 46
// expect: 144 error 47
// expect: 144 error 48
// flags: --error_limit=1000
void f0(); void f1(int); void f2(int, int); void fd(int, int = 1); void fv(int, ...); void fp(int *); void fc(const char *); void fs(char); int o(int, int); int o(char *, int); void q(int, double); void q(double, int); void w(long); void w(short); void y(int); void y(double); template <class T> void t1(T); template <class T> void t2(T, T); struct S { void m(int); static void s(int); S(int); }; void u(unsigned); void u(float); void z(int *); void z(char *); void cr(const int &); void lr(int &); void bb(bool); void ff(float); void ee(S);
void b() { o(1); o(1, 2, 3); o("a", 1); o(); q(1, 1); q(1.0, 1.0); w(1); w('a'); y('a'); y("a"); y(1L); u(1); u(1.0); z(0); z(nullptr); z(1); t1(); t1(1, 2); t2(1, 'a'); t2(1); }
int *c0() { return 1; }
int *c1() { return 1.5; }
int c2() { return "a"; }
int c3() { return nullptr; }
char c4() { return "a"; }
char *c5() { return 'a'; }
bool c6() { return "a"; }
int *c9() { return 0; }
float *c10() { return 0.0; }
const char *c11() { return 1; }
double c13() { return "x"; }
int g1 = "a";
int *g2 = 1;
char *g3 = 'a';
