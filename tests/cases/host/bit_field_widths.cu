// flags: -std=c++20
// Widths of bit-fields that are conversions with lists, and initialisers behind them
struct V { int n, m; constexpr V(int a, int b) : n(a), m(b) {} };
struct P { int n; };
struct S0 { int x : V{3, 4}.n; int last; };
struct S1 { int x : P{3}.n; int last; };
struct S2 { int z : V{3, 4}.m = 1; int last; };
struct S3 { int last; unsigned w : P{3}.n, v : 4; };
struct S4 { int last; unsigned w : P{3}.n {2}; };
struct S5 { int last; unsigned w : int{3} = 2; int k; unsigned a : (int{5}), b: int(P{3}.n){4}; };
int use(S0 &s, S1 &t, S2 &u, S3 &v, S4 &w, S5& x) { return s.last + t.last + u.last + v.last + w.last + x.last + s.x + t.x + u.z + v.w + v.v + w.w + x.w + x.a + x.b + x.k; }
