// Local references that are bound to constant addresses are used in lambdas without being captured; all others are not (1735).
// expect: 1735 error 22
// expect: 1735 error 23
// expect: 1735 error 24
// expect: 1735 error 25
// expect: 1735 error 27
// expect: 1735 error 28
// expect: 1735 error 29
// expect: 1735 error 30
// expect: 1735 error 32
// expect: 1735 error 33
// expect: 1735 error 34
// expect: 1735 error 35
// expect: 1735 error 36
// expect: 1735 error 37
// expect: 1735 error 38
// expect: 1735 error 40
// expect: 1735 error 41
// expect: 1735 error 53
// expect: 1735 error 54
int n; const int g = 5; __managed__ int mg; int fn(); int &fr(); int *gp; int ar[3];
template <class T> int t1() { T &q = n; auto m = [] { return q; }; return m(); }
template <class T> int t2() { int k = 0; T &q = k; auto m = [] { return q; }; return m(); }
template <class T> int t3(T &a) { T &q = a; auto m = [] { return q; }; return m(); }
template <class T> int t4(T a) { auto &q = a; auto m = [] { return q; }; return m(); }
template <class T> int t5(T a) { auto &q = n; auto m = [] { return q; }; return m(); }
template <class T> int t6(T a) { const int &q = a; auto m = [] { return q; }; return m(); }
template <class T> int t7(T a) { const T &q = 3; auto m = [] { return q; }; return m(); }
int a1() { int &q = fr(); auto m = [] { return q; }; return m(); }
int a2() { int &q = *gp; auto m = [] { return q; }; return m(); }
int a3() { int &q = ar[1]; auto m = [] { return q; }; return m(); }
int a4(int i) { int &q = ar[i]; auto m = [] { return q; }; return m(); }
int a5() { const long &q = g; auto m = [] { return q; }; return m(); }
int a6() { int &q = mg; auto m = [] { return q; }; return m(); }
int a7() { const int &q = fn(); auto m = [] { return q; }; return m(); }
int a8(int p) { const int &q = p; auto m = [] { return q; }; return m(); }
int a9() { const int k = 3; const int &q = k; auto m = [] { return q; }; return m(); }
int b1() { int &&q = fn(); auto m = [] { return q; }; return m(); }
int b2() { auto &&q = n; auto m = [] { return q; }; return m(); }
int b3() { for (auto &q : ar) { auto m = [] { return q; }; return m(); } return 0; }
int b4() { const int &q = g + 1; auto m = [] { return q; }; return m(); }
struct S { int a; static int s; static const int c = 3; }; S s0; void take(int &); void takec(const int &); int fi(int); constexpr S cs{4};
int f1() { int &r = n; auto m = [] { r = 3; }; m(); return 0; }
int f2() { const int &r = g; auto m = [] { return r; }; return m(); }
int f3() { const int &r = g; auto m = [] { return &r; }; return *m(); }
int f4() { const int &r = g; auto m = [] { takec(r); }; m(); return 0; }
int f5() { const int &r = S::c; auto m = [] { return r + 1; }; return m(); }
int f6() { S &r = s0; auto m = [] { return r.a; }; return m(); }
int f7() { const S &r = cs; auto m = [] { return r.a; }; return m(); }
int f8() { int &r = n; auto m = [] { return r; }; return m(); }
int f9() { int (&r)(int) = fi; auto m = [] { return r(1); }; return m(); }
int f10() { static int k; int &r = k; auto m = [] { return r; }; return m(); }
int f11() { const int k = 3; const int &r = k; auto m = [] { return r; }; return m(); }
int f12() { const int &r = 3; auto m = [] { return r; }; return m(); }
int f13() { constexpr const int &r = g; auto m = [] { return r; }; return m(); }
int f14() { constexpr const int &r = g; auto m = [] { return &r; }; return *m(); }
int f15() { const int &r = n; auto m = [] { return r; }; return m(); }
template <class T> int f16() { const int &r = g; auto m = [] { return r; }; return m(); }
int f17() { return f16<int>(); }
int f18() { static const int &r = g; auto m = [] { return r; }; return m(); }
int f19() { constexpr int &r = n; auto m = [] { return r; }; return m(); }
int f20() { constexpr int &r = n; auto m = [] { return &r; }; return *m(); }
int f21() { constexpr int &r = n; auto m = [] { r = 3; take(r); return sizeof(r); }; return m(); }
int f22() { auto &r = g; auto m = [] { return r ? 1 : (int)r; }; return m(); }
