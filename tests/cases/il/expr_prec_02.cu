// c++17
int f1(int i, bool c, bool b, long m, int *p) { return m + (i && (c || b)) + (p && *p); }
int f2(int i, bool c, bool b, long m, int *p) { return (i && (c || b)) + 1; }
int f3(int i, bool c, bool b, long m, int *p) { return (i && (c)) - (p && *p); }
int f4(int i, int c, bool b, long m, int *p) { return (i & (c)) - 1 + (i * (c)) + (i & (c | 1)) * 2; }
struct R { int d; }; template <class T> T tt(T a, T b) { return (a && (b)) + (a * (b)); } typedef int I; typedef int (*FP)(int); int gf(int);
int f5(int i, R *p, R &r, int R::*m, void *v) { return (i) - 1 + (I)-1 + (I)(i) + ((int (*)(int))v)(1) + ((I (*)(I))v)(2) + (I &)i + *(I *)v + (i)[&i] + (i * (i)) + (i && (i)) - (i & (i)) + (i)*i + ((FP)v)(1) + (&r->*m) + (r.*m); }
auto f6 = [](auto x) { return (x && (x)) ? 1 : (x & (x)) * 2; };
