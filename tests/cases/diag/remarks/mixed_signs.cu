// expect: 1873 warning 24
// expect: 1873 warning 27
// expect: 1873 warning 28
// expect: 1873 warning 31
// expect: 1873 warning 32
// expect: 1873 warning 33
// expect: 1873 warning 35
// expect: 1873 warning 42
// expect: 1873 warning 43
// expect: 1873 warning 46
// expect: 1873 warning 48
// expect: 1873 warning 48
// expect: 174 warning 48
// expect: 1873 warning 49
// expect: 1873 warning 50
// expect: 1873 warning 50
// expect: 1873 warning 50
// expect: 1873 warning 50
// expect: 1873 warning 50
// expect: 1873 warning 50
// expect: 1873 warning 51
// expect: 1873 warning 52
// flags: --c++20 --no-header --diag_warning=1873
int c1(int a, unsigned b) { unsigned short us = 1; unsigned long ul = 1; char c = 1; return (a < b)
 + (a == b)
 + (us < a)
 + (ul > a)
 + (a < 1u)
 + (b < 1)
 + (a != ul)
 + (c < b)
 + (b >= a ? 1 : 2)
 + (sizeof(int) > a)
 + ((long)a < b)
 + (a - 1 < b)
 + (1 < b)
 + (a & b)
 + (a < (int)b)
 + (a ? a : b)
 + (true < b); }
enum E1 { e0 }; enum E2 : unsigned { f0 }; enum class E3 : int { g0 }; int c2(E1 e, E2 f, int a, unsigned b) { const int k = 3; constexpr int kk = -1; return (e < a)
 + (f < a)
 + (e < b)
 + (k < b)

 + (a < f0)
 + (a < e0)
 + (b < e); } template <class T> int c3(T t, int a, unsigned b) { for (int i = 0; i < b; +i) {} return (t < a)
 + (a < b)
 + (t < b); } int c4 = c3(1, 2, 3u); int c5[3 < 4u]; constexpr int c6(int a) { return a < 1u; } int c7 = c6(2); auto c8 = [](int a, unsigned b) { return a > b; }; int c9(int a) { if (a < 3u) return 1; while (a > sizeof(a)) {} switch (a == 1u) { case 1: ; } int i = 5; unsigned n = 5; return i <= n && (n--, i) > n; } struct BF { unsigned b : 3; int s : 3; }; int c10(BF f, int a, unsigned b) { return (f.b < a)
 + (f.s < b)
 + (f.b < 3u); } bool c11(long a, unsigned b, unsigned long c) { return a < b || a < c; }
