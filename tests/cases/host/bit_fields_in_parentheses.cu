// bit-fields named in parentheses, alignments that start with a conversion, and types called as the words of classes
typedef int T; enum E { e1, e2 };
struct S { T (bf) : 3; int (b2) : 2, c2 : 3, (d2) : 1; E (en) : 4; unsigned : 3; static T (st); T (*pf)(int); };
alignas(int(8)) int v1; alignas((8)) int v2; struct alignas(int(16)) S2 { char c; }; alignas(T(8)) int v3; alignas(unsigned(sizeof(long))) int v4; alignas(8 * 2) int v5; alignas(true ? 8 : 4) int v6; alignas(T{8}) int v7; alignas((int) 8) int v8;
struct override { int a; }; struct final { int b; };
struct B { virtual struct override override(int) { return {1}; } virtual struct final final(int) const { return {2}; } virtual ~B() {} };


void h() { S s; s.bf = 1; s.b2 = 1; S2 y; y.~S2(); }
template <class U> struct alignas(U(8)) w7 { U (f) : 3; const U (g) : 2; U (h); w7(U) : h(2) , g(1) {} explicit w7(int, U x = true ? (e1) : e2) : h(x), g(0) {} }; w7<int> w7v(1, 2);
constexpr int al(int x) { return x; } alignas(al(8)) int w9; struct alignas(alignof(int)) x0 { int (y) = true ? (e1) : 3; }; alignas(int (*)(int)) char x1; alignas(decltype(int(8))) char x2; alignas(int) char x3; alignas(al(8) * 2) char x4; alignas(T(4) * 2) char x5; alignas(x0) char x6[sizeof(x0)];
