// c++17
struct P { int a, b; constexpr P operator+(const P &o) const { return {a + o.a, b}; } constexpr int get() const { return a; }
  friend constexpr P operator*(const P &x, const P &k) { return {x.a * k.a, x.b}; } constexpr P plus(P o) const { return P{a + o.a, b}; } };
constexpr P mkp(int a) { return {a, a}; } constexpr int val(const P &p) { return p.a; } constexpr int vv(P p) { return p.b; }
struct Q { int a; constexpr Q(int n) : a(n) {} constexpr Q operator+(const Q &o) const { return Q(a + o.a); } constexpr int get() const { return a; } };
constexpr Q mkq(int a) { return Q(a); } constexpr int qal(const Q &p) { return p.a; }
constexpr P x{1, 2}, y{2, 3}; constexpr Q q{3};
void c1() { constexpr P w = x * y * x; constexpr P w2 = x + y + x; constexpr int i = (x + y).get(), j = val(x * y), k = vv(x * y), l = val(mkp(3)), m = mkp(2).plus(x).get(), n = val(P{1, 2}); }
void c2() { constexpr Q w = q + q + q; constexpr int i = (q + q).get(), j = qal(q + q), l = qal(mkq(3)), m = qal(Q(3)), n = Q(4).get(); }
void c3() { static P w = x * y * x; static int i = (x + y).get(); static int j = val(x * y); int arr[val(x * y)]; static_assert(val(x * y) == 2, ""); }
void c4(int s) { switch (s) { case val(x * y): break; case (x + y).get(): break; } if constexpr (val(x * y) > 1) s = 1; const int z = val(x * y); const P o = x * y * x; P v = x * y * x; }
P g1 = x * y * x; const P g2 = x * y; int g3 = val(x * y); constexpr P g4 = x * y * x; constexpr int g5 = val(x * y);
void n1(bool b) { P *nr = new P(x), *ns = new P(g2); Q *nq = new Q(q), *n2 = new Q(mkq(1)); P v = b ? x : y; P u = b ? P{1, 2} : x; P t = b ? mkp(1) : x; P s = b ? x : mkp(2); P r = b ? v : x; auto au = b ? v : mkp(1); auto a2 = b ? x : v; const P &cr = b ? x : P{3, 4}; }
void t1(bool b) { if (b) throw x; if (b) throw q; if (b) throw mkp(1); if (b) throw g2; throw Q(1); }
