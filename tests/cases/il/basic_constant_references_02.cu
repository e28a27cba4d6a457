// c++17
struct S { static const int b = 4; int m; }; const int g = 5; constexpr int h = 6; static const int &gr = g; const int &gt = 7; constexpr const int &ct = g;
int n; int &nr = n;
int f1() { const int &r = g; return r; }
int f2() { const int &r = S::b; int x = r; return x + r; }
int f3() { const int k = 3; const int &r = k; int x = r; return x + r; }
int f4() { const int &r = 3; int x = r; return x + r; }
int f5() { return gr + gt + ct; }
int f6() { static const int &r = g; static const int &s = 4; return r + s; }
int f7() { int &r = n; return r; }
int f8() { const int &r = h; const int &q = r; return q; }
int f9() { constexpr const int &r = h; return r; }
int f10() { const long &r = g; return r; }
struct P { int a; }; constexpr P p{3};
int f11() { const P &r = p; return r.a + p.a; }
int f12() { const int &r = p.a; return r; }
const int ar[2] = {1, 2}; constexpr int ca[2] = {3, 4};
int f13() { const int &r = ar[1]; const int &q = ca[1]; return r + q; }
int f14() { static const int k = 4; const int &r = k; return r; }
int f15() { const int &&r = 3; auto &&s = g; return r + s; }
enum E { e1, e2 }; const E ge = e2;
int f16() { const E &r = ge; return r; }
int f17(const int &r = g) { return r; }
template <class T> int t() { const int &r = g; const T &q = S::b; return r + q; }
int f18() { return t<int>(); }
int f19() { const int *const p = &g; return *p; }
int f20() { constexpr const int *p = &h; return *p; }
int f21() { const int &r = g; return (int)r + (r ? 1 : 2) + -r; }
int f22() { const int &r = g; auto l = [&] { return r; }; auto m = [] { return r; }; return l() + m(); }
