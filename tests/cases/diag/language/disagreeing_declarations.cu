// expect: 311 error 43
// expect: 311 error 46
// expect: 147 error 48
// expect: 147 error 50
// expect: 147 error 52
// expect: 147 error 53
// expect: 311 error 53
// expect: 256 error 55
// expect: 147 error 61
// expect: 311 error 62
// expect: 403 error 62
// expect: 403 error 62
// expect: 307 error 64
// expect: 306 error 66
// expect: 306 error 67
// expect: 307 error 69
// expect: 100 error 71
// expect: 147 error 74
// expect: 493 error 75
// expect: 147 error 76
// expect: 147 error 77
// expect: 147 error 78
// expect: 135 error 79
// expect: 135 error 80
// expect: 307 error 81
// expect: 815 warning 83
// expect: 815 warning 84
// expect: 815 warning 85
// expect: 815 warning 87
// expect: 815 warning 88
// expect: 815 warning 89
// expect: 815 warning 91
// expect: 815 warning 91
// expect: 815 warning 91
// expect: 815 warning 93
// expect: 94 error 95
// expect: 94 error 96
// expect: 94 error 97
// expect: 94 error 99
// expect: 94 error 100
// Declarations that do not agree: 100, 147, 256, 306, 307, 311, 403, 493, 815.
int f1(int);
void f1(int);
int f1(double);
double f2();
float f2() { return 1; }
extern int v1;
extern double v1;
int v2;
void v2();
void f3();
int f3;
namespace n { int x; extern float x; void h(); int h(); extern const int c; const int c = 1; }
typedef int T1;
typedef double T1;
typedef unsigned T2;
typedef unsigned int T2;
extern int a1[];
int a1[4];
extern int a2[2];
extern int a2[3];
struct S { int m(); void m(); static int s(int); int s(int); int c(); int c() const; void g(int); void g(const int); };
void d1(int a, int b = 1);
void d1(int a, int b = 1);
void d1(int a = 2, int b);
void d2(int a = 1, int b);
void d3(int a = 1, int b, int c = 2, int d);
void d4(int = 1);
void d4(int a = 2) {}
template <class... T> void d5(int a = 1, T... rest);
void d6(int a, int a);
void d7(int (*p)(int a), int a);
struct O { void f(int); void g(int); void g(char); int h(); void c() const; static int s; O(int); void d(int x = 3); static int u[]; };
void O::f(double) {}
void O::g(double) {}
void O::h() {}
void O::c() {}
double O::s;
void O::k() {}
int O::z;
void O::d(int x = 3) {}
int O::u[3];
const int q1();
const int q2() { return 1; }
volatile double q3();
const char *q4();
int const q5();
static const int q6() { return 2; }
const unsigned long long q7(int);
const int &q8();
struct Q { const int m(); const Q o(); const bool operator!() const; static const int st(); };
template <class T> const T q9(T);
template <class T> const int q10(T);
const int q11(5);
int bound1[-1];
struct Bounds { int m[-2]; int fine[2 - 1]; };
typedef int bound2[-3];
const int three = 3;
int bound3[three - 4];
void bound4() { int a[-1]; int b[0]; (void)a; (void)b; }
