// expect: 144 error 85
// expect: 144 error 86
// expect: 144 error 87
// expect: 144 error 88
// expect: 413 error 89
// expect: 144 error 90
// expect: 413 error 91
// expect: 144 error 92
// expect: 144 error 93
// expect: 144 error 94
// expect: 144 error 95
// expect: 144 error 96
// expect: 144 error 97
// expect: 520 error 101
// expect: 520 error 101
// expect: 520 error 101
// expect: 520 error 101
// expect: 520 error 101
// expect: 520 error 101
// expect: 520 error 101
// expect: 144 error 101
// expect: 144 error 101
// expect: 520 error 101
// expect: 520 error 101
// expect: 144 error 101
// expect: 144 error 101
// expect: 144 error 101
// expect: 520 error 103
// expect: 520 error 103
// expect-device: 144 error 85
// expect-device: 144 error 86
// expect-device: 144 error 87
// expect-device: 144 error 88
// expect-device: 413 error 89
// expect-device: 144 error 90
// expect-device: 413 error 91
// expect-device: 144 error 92
// expect-device: 144 error 93
// expect-device: 144 error 94
// expect-device: 144 error 95
// expect-device: 144 error 96
// expect-device: 144 error 97
// expect-device: 177 warning 100
// expect-device: 177 warning 100
// expect-device: 520 error 101
// expect-device: 520 error 101
// expect-device: 520 error 101
// expect-device: 520 error 101
// expect-device: 520 error 101
// expect-device: 520 error 101
// expect-device: 520 error 101
// expect-device: 144 error 101
// expect-device: 144 error 101
// expect-device: 520 error 101
// expect-device: 520 error 101
// expect-device: 144 error 101
// expect-device: 144 error 101
// expect-device: 144 error 101
// expect-device: 177 warning 101
// expect-device: 177 warning 101
// expect-device: 177 warning 101
// expect-device: 520 error 103
// expect-device: 520 error 103
// expect-device: 177 warning 103
// expect-device: 177 warning 103
// expect-device: 177 warning 103
// expect-device: 177 warning 103
// expect-device: 177 warning 103
// expect-device: 177 warning 103
// expect-device: 177 warning 103
// expect-device: 177 warning 103
// expect-device: 177 warning 103
// expect-device: 177 warning 103
// expect-device: 177 warning 103
// expect-device: 177 warning 103
// expect-device: 177 warning 103
// expect-device: 177 warning 103
// expect-device: 177 warning 84
// expect-device: 177 warning 93
// expect-device: 177 warning 98
// expect-device: 177 warning 98
// expect-device: 177 warning 104
// Arrays that something else than a list should initialise.
int n[2], m[3]; int *p; struct S { int a; } s; S sa[2]; const char str[] = "abc";
int q1[2] = n;
int q2[2] = m;
int q3[2] = 3;
int q4[2] = p;
int q5[2] = s;
S q6[2] = sa;
S q7[2] = s;
int q9[] = n;
static const int q10[2] = n;
__device__ int q11[2] = n;
int g[2](n);
int h[2]{n};
thread_local int j[2] = n;
struct SS { int a[2]; }; SS s1 = {1, 2}; int mm[2][2] = {1, 2, 3}; struct T { SS s; int b; } t = {1, 2, 3}; static SS ssa[2] = {1, 2}; const SS cs[] = {{1, 2}, 3, 4};
struct U { int v[2] = {1, 2}; static constexpr int w[2] = {3}; }; 
void f2() { static int k[2] = {1}; static SS q = {1}; }
void f3() { int q1[2] = n; int q2[2] = m; int q3[2] = 3; int q4[2] = p; int q5[2] = s; S q6[2] = sa; S q7[2] = s; static int q9[2] = n; static int q10[2] = 3; int q11[] = n; constexpr int q12[2] = n; int q13[2](n); auto q14 = n; int q15[2]{n}; int q16[2] = {n}; }
struct P { int a[2]; };
void f4() { int n[2] = {1, 2}; auto [x, y] = n; auto &[u, v] = n; const auto [s, t] = n; auto l = [n] { return n[0]; }; auto m = [k = n] { return k[0]; }; P p = {n[0]}; P q = p; char c[] = __func__; const char d[] = __PRETTY_FUNCTION__; char e[4] = "abc", g[] = ("abc"); for (auto z : n) ; int (&r)[2] = n; const int (*w)[2] = &n; auto &rr = n; static int (&sr)[2] = n; int *pp = n; const char *cc = __func__; }
static const char name[] = "abc"; static const char n2[sizeof(name)] = "abc"; wchar_t w[] = L"a"; char16_t v[] = u"b";
int o[2]; int (&rn)[2] = o; int (*pn)[2] = &o; decltype(auto) dn = (o); auto &an = o; decltype(o) dd = {1, 2};
