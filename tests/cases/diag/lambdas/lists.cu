// expect: 1729 error 40
// expect: 1729 error 41
// expect: 1761 error 44
// expect: 1761 error 45
// expect: 1761 error 46
// expect: 1735 error 47
// expect: 1735 error 48
// expect: 1735 error 49
// expect: 1735 error 49
// expect: 1735 error 49
// expect: 1735 error 56
// expect: 1735 error 57
// expect: 1735 error 58
// expect: 1877 error 59
// expect: 1877 error 60
// expect: 1735 error 61
// expect: 20 error 63
// expect: 1761 error 64
// expect: 1761 error 65
// expect: 1735 error 72
// expect: 1735 error 73
// expect: 1735 error 75
// expect: 1761 error 76
// expect: 1735 error 78
// expect: 1735 error 79
// expect: 1735 error 81
// expect: 1761 error 84
// expect: 1729 error 86
// expect: 1761 error 89
// expect: 1729 error 91
// expect: 1729 error 91
// expect: 1761 error 91
// expect: 1735 error 93
// expect: 1735 error 93
// expect: 1761 error 93
// expect: 1729 error 93
// expect: 1761 error 93
struct S { int m; void f(int a); static int sm; };
void f(int a, int &r) { int b = 1; static int s = 2; const int c = 3; constexpr int d = 4; extern int ex; int arr[3]; const int ni = a; const float fl = 1.f; constexpr float cf = 2.f; S o; struct L { int z; } loc; thread_local int tl;
 auto l1 = [=, a] { return a; };
 auto l2 = [&, &a] { return a; };
 auto l3 = [=, &a] { return a; };
 auto l4 = [&, a] { return a; };
 auto l5 = [a, a] { return a; };
 auto l6 = [a, &a] { return a; };
 auto l7 = [a, b, a] { return a; };
 auto l8 = [] { return a; };
 auto l9 = [b] { return a; };
 auto l10 = [] { return b + a + b; };
 auto l11 = [] { return s; };
 auto l12 = [] { return c; };
 auto l13 = [] { return d; };
 auto l15 = [] { return fl; };
 auto l16 = [] { return cf; };
 auto l17 = [] { return sizeof(a); };
 auto l18 = [] { return arr[0]; };
 auto l20 = [] { return r; };
 auto l21 = [] { o.m = 3; };
 auto l22 = [] { return [=] { return a; }(); };
 auto l23 = [] { return [a] { return a; }(); };
 auto l24 = [=] { return [] { return a; }(); };
 auto l25 = [] { return ex; };
 auto l27 = [nosuch] { };
 auto l29 = [x = a, x = b] { return x; };
 auto l30 = [a, a = b] { return a; };
 auto l31 = [=, a = 3] { return a; };
 auto l32 = [&, &a = b] { return a; };
 auto l33 = [] { const int &q = c; };
 auto l34 = [] { decltype(a) q = 3; return q; };
 auto l35 = [] (int a) { return a; };
 auto l36 = [] { int a = 3; return a; };
 auto l37 = [] { (void)a; };
 auto l39 = [] { return loc.z; };
 auto l40 = [] { return tl; };
 auto l41 = [] { return c + a; };
 auto l42 = [&a, &a] { };
 auto l43 = [] () -> decltype(a) { return 1; };
 auto l46 = [] { int q[c]; int w[a]; };
 auto l47 = [] __device__ { return a; };
 auto l48 = [] { return __func__; };
 auto l49 = [] { return [] { return [] { return a; }; }; };
}
void S::f(int a) {
 auto k3 = [this, this] { return m; };
 auto k4 = [&, this] { return m; };
 auto k5 = [=, this] { return m; };
 auto k6 = [=, *this] { return m; };
 auto k8 = [] { return sm; };
 auto k10 = [this, *this] { };
 auto k12 = [] { return sizeof(m); };
 auto k14 = [=, this, this] { };
}
template<class T> void t(T x, int y) { auto l = [] { return x; }; auto l2 = [] { return y; }; auto l3 = [y, y] {}; auto l4 = [=, y] {}; auto l5 = [x, x] {}; }
